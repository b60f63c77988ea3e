/** A page that is left before the server has answered a change of the cart loses nothing, and adds nothing twice. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { addMug } from '../support/buying.ts';
import { newShopper, open, PHONE, shop } from '../support/shop.ts';

const ADDITIONS = /\/api\/cart\/[^/]+\/add$/;
const ABORTED = /ERR_ABORTED|ERR_FAILED/;

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Add to cart' }).tap();
}

/**
 * Never answers the next addition.
 * @param isMade whether the shop receives it
 * @returns `sent` resolves once it is on its way or made
 */
async function loseNextAnswer(page: Page, isMade: boolean): Promise<{ sent: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(ADDITIONS, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    if (isMade) await route.fetch();
    resolve();
  });
  return { sent: promise };
}

interface Line {
  quantity: number;
  personalisation: { fields: { name: string } };
}

const named = ({ quantity, personalisation }: Line) =>
  `${quantity} × ${personalisation.fields.name}`;

interface StoredCart {
  cartId: string;
  items: Line[];
  unanswered: unknown[];
}

const storedCart = (page: Page): Promise<StoredCart> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').state);

/** The shop and the cart page have exactly these. */
async function expectInCart(page: Page, mugs: readonly string[]): Promise<void> {
  await expect.poll(async () => (await storedCart(page)).unanswered).toEqual([]);
  const { cartId } = await storedCart(page);
  const answer = await fetch(`${shop.origin}/api/cart/${cartId}/get`);
  const { data } = (await answer.json()) as { data: { items: Line[] } };
  expect(data.items.map(named)).toEqual(mugs);
  await open(page, '/cart');
  await page
    .getByRole('button', { name: /^Change the words of Botanical wreath mug/ })
    .nth(mugs.length - 1)
    .waitFor();
  expect((await storedCart(page)).items.map(named)).toEqual(mugs);
}

test.each([
  ['has not reached the server', false],
  ['was made, but whose answer is lost', true],
])('an addition that %s is in the cart once after a reload', async (_, isMade) => {
  const page = await newShopper({ ...PHONE, expected: ABORTED });
  await addMug(page, 'Siân');
  const { sent } = await loseNextAnswer(page, isMade);
  await press(page, 'Gethin');
  await sent;
  await page.reload();
  await expectInCart(page, ['1 × Siân', '1 × Gethin']);
});

test('the first thing in a cart is there after its tab was closed and another opened', async () => {
  const page = await newShopper({ ...PHONE, expected: ABORTED });
  await open(page, '/p/botanical-wreath-mug');
  const { sent } = await loseNextAnswer(page, true);
  await press(page, 'Siân');
  await sent;
  const other = await page.context().newPage();
  await page.close();
  await open(other, '/c/mugs');
  await expectInCart(other, ['1 × Siân']);
});

/** The shop behind a slow connection: it gets the changes of lines a second late, unless the browser ends them. */
async function slowShop(): Promise<string> {
  const slow = createServer((asked, answered) => {
    const pass = () => {
      const { method, url, headers } = asked;
      const passed = request(new URL(url ?? '/', shop.origin), { method, headers }, (answer) => {
        answered.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(answered);
      });
      passed.on('error', () => answered.destroy());
      asked.pipe(passed);
    };
    if (!asked.url?.includes('/item/')) return pass();
    const late = setTimeout(pass, 1000);
    answered.on('close', () => clearTimeout(late));
  });
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    slow.closeAllConnections();
    slow.close();
  });
  return `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
}

test('a quantity and a removal that a left page has sent are made', async () => {
  const baseURL = await slowShop();
  const page = await newShopper({ ...PHONE, baseURL, expected: ABORTED });
  await addMug(page, 'Siân');
  await open(page, '/cart');
  const inShop = async () => {
    const { cartId } = await storedCart(page);
    const answer = await fetch(`${shop.origin}/api/cart/${cartId}/get`);
    const { data } = (await answer.json()) as { data: { items: Line[] } };
    return data.items.map(named);
  };
  const leaveAfter = async (button: RegExp) => {
    const sent = page.waitForRequest(/\/item\//);
    await page.getByRole('main').getByRole('button', { name: button }).tap();
    await sent;
    await page.goto('about:blank');
    await new Promise((passed) => setTimeout(passed, 2000));
    await open(page, '/cart');
  };
  await leaveAfter(/^One more/);
  expect(await inShop()).toEqual(['2 × Siân']);
  await leaveAfter(/^Remove/);
  expect(await inShop()).toEqual([]);
});
