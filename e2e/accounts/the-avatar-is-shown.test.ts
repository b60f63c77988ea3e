/** The avatar service's picture of a customer replaces their initials as soon as there is one. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openProcess } from '../../src/server/testing/processes/shop-process.ts';
import { registerByApi, type Customer } from '../support/accounts.ts';
import { DESK, newShopper, open, shop } from '../support/shop.ts';

/** Requested paths, without the query. */
const requested: string[] = [];
const pictures = new Map<string, Buffer>();
const service = createServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://avatars.test');
  requested.push(pathname);
  const picture = pictures.get(pathname);
  response.writeHead(picture ? 200 : 404, { 'content-type': 'image/png' }).end(picture);
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const folder = mkdtempSync(path.join(tmpdir(), 'keepsake-avatar-'));
/** Beside the journeys' shop and on its database. */
const pictured = await openProcess({
  ROLE: 'web',
  DATABASE_URL: shop.databaseUrl,
  SECRET: 'a secret for the length of the journeys',
  DATA_DIR: folder,
  AVATAR_ORIGIN: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
});
await pictured.untilReady();

afterAll(async () => {
  await pictured.stop();
  await new Promise((closed) => service.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('main').locator('input[name=password]').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/account');
}

test('a customer’s avatar is shown once it is set, and after each reload', async () => {
  const page = await newShopper({ ...DESK, baseURL: pictured.origin, expected: /status of 404/ });
  const customer = await registerByApi();
  await signIn(page, customer);
  // The folded menu of narrow windows has another one.
  const avatar = page.locator('[aria-hidden=true]').filter({ hasText: /^SP$/, visible: true });
  const image = avatar.locator('img');
  await avatar.waitFor();
  const address = `/${createHash('sha256').update(customer.email).digest('hex')}`;
  await expect.poll(() => requested).toContain(address);
  await image.waitFor({ state: 'detached' });

  const background = { r: 30, g: 120, b: 90 };
  const picture = sharp({ create: { width: 128, height: 128, channels: 3, background } });
  pictures.set(address, await picture.png().toBuffer());
  for (let visit = 0; visit < 2; visit += 1) {
    await open(page, '/account');
    await image.waitFor();
    expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(128);
  }
  expect(new Set(requested)).toEqual(new Set([address]));
});
