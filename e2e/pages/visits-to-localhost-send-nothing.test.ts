/** On localhost the shop works normally, but nothing is counted, reported or recorded. */
import { expect, test } from 'vitest';
import { DESK, newShopper, shop } from '../support/shop.ts';

const HOME = shop.origin.replace('127.0.0.1', 'localhost');

test('a visit to localhost, with an error in it, sends nothing to other hosts', async () => {
  const page = await newShopper({ ...DESK, expected: /a journey throws this/ });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.method() !== 'GET' || origin !== HOME)
      sent.push(`${request.method()} ${request.url()}`);
  });
  const answer = await page.goto(HOME);
  // No script of a page could send to other hosts than the shop.
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a journey throws this');
    });
    void Promise.reject(new Error('a journey throws this too'));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Mugs' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Mugs' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});
