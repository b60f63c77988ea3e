/** A name typed on the front page is on every picture of the shop, until it is taken off. */
import { expect, test } from 'vitest';
import { arrived, DESK, hydrated, newShopper, open, PHONE } from '../support/shop.ts';

test.each([
  ['a phone', PHONE, 1],
  ['a desktop', DESK, 2],
] as const)('on %s the shop wears a name typed on its front page', async (_, options, large) => {
  const page = await newShopper(options);
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`));
  });
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Whose name shall we put on it?' });
  const box = (await field.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(options.viewport.height * 0.65);
  await field.fill('Ffion');
  const picture = (product: string) =>
    page.getByRole('img', { name: `${product} with “Ffion” on it` }).first();
  // Which products are first depends on the day: before Christmas they are drawn for it.
  const worn = page.getByRole('img', { name: /with “Ffion” on it/ });
  await expect.poll(() => worn.count()).toBeGreaterThanOrEqual(large);
  const bar = page.getByRole('region', { name: 'Your name everywhere' });
  await bar.getByText('The shop wears “Ffion”').waitFor();
  // Part of the page, below its end: it lies over nothing.
  const end = (await page.getByRole('main').boundingBox())!;
  expect((await bar.boundingBox())!.y).toBeGreaterThanOrEqual(end.y + end.height);

  await page.getByRole('button', { name: 'Show me' }).click();
  await arrived(page, 'The whole shop');
  expect(new URL(page.url()).search).toBe('');
  await page.getByText('Here it is with “Ffion” on it.').waitFor();
  await picture('Botanical wreath mug').waitFor();
  // In use, as every third product is shown.
  await page.goto('/c/slate-coasters');
  const coaster = picture('Two hearts slate coaster');
  await coaster.waitFor();
  const inUse = page.locator('span:has(> canvas)', { has: coaster }).locator('source').first();
  expect(await inUse.getAttribute('srcset')).toContain('-scene-');
  await page.goBack();
  await hydrated(page);
  await page.getByRole('link', { name: 'Botanical wreath mug' }).first().click();
  await arrived(page, 'Botanical wreath mug');
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ffion');

  await open(page, '/');
  await expect.poll(() => field.inputValue()).toBe('Ffion');
  await bar.getByRole('button', { name: 'Take it off' }).click();
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => worn.count()).toBe(0);
  expect(await field.inputValue()).toBe('');
  expect(sent.filter((request) => request.includes('Ffion'))).toEqual([]);
});

test('an emptied field takes the name off', async () => {
  const page = await newShopper();
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Whose name shall we put on it?' });
  await field.fill('Rhys');
  const bar = page.getByRole('region', { name: 'Your name everywhere' });
  await bar.waitFor();
  await field.fill('');
  await bar.waitFor({ state: 'detached' });
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESK],
] as const)('on %s a name that is searched goes onto the pictures', async (_, options) => {
  const page = await newShopper(options);
  await open(page, '/search?q=Olivia');
  await page.getByText('Every present here can carry the name “Olivia”.').waitFor();
  const show = page.getByRole('button', { name: 'Show “Olivia” on the pictures' });
  await show.click();
  await page
    .getByRole('img', { name: /with “Olivia” on it/ })
    .first()
    .waitFor();
  const notice = page
    .getByRole('region', { name: 'Your name everywhere' })
    .filter({ hasText: 'With “Olivia”' });
  await notice.waitFor();
  const hide = page.getByRole('button', { name: 'Take “Olivia” off the pictures' });
  await expect.poll(() => hide.evaluate((button) => button === document.activeElement)).toBe(true);
  await hide.click();
  await notice.waitFor({ state: 'detached' });
});
