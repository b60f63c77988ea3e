/** Five everyday tasks on a phone, as a careful grandparent does them. docs/buying.md has the figures. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { arrived, newShopper, open, PHONE } from '../support/shop.ts';

const MUG = 'Botanical wreath mug';

interface Effort {
  /** Also the one that picks a file in the phone’s own list. Not those that only enter a field. */
  taps: number;
  /** Fields typed into, each once. */
  fields: number;
}

declare global {
  interface Window {
    reportEffort(kind: keyof Effort): Promise<void>;
  }
}

/** Counts from now on, on every page that this one goes to. Pages must be opened after it. */
async function countEffort(page: Page): Promise<() => Effort> {
  const effort: Effort = { taps: 0, fields: 0 };
  await page.exposeFunction('reportEffort', (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await page.addInitScript(watch);
  return () => ({ ...effort });
}

/** Runs in the page. */
function watch(): void {
  const typed = new WeakSet<EventTarget>();
  const isTextField = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/checkbox|radio|range|file/.test(target.type));
  const listen = (event: string, act: (target: EventTarget | null) => void) =>
    document.addEventListener(event, ({ target }) => act(target), { capture: true });
  listen('pointerdown', (target) => {
    if (!isTextField(target)) void window.reportEffort('taps');
  });
  listen('input', (target) => {
    if (!target || !isTextField(target) || typed.has(target)) return;
    typed.add(target);
    void window.reportEffort('fields');
  });
  listen('change', (target) => {
    if (target instanceof HTMLInputElement && target.type === 'file')
      void window.reportEffort('taps');
  });
}

async function grandparent(): Promise<{ page: Page; spent: () => Effort }> {
  const page = await newShopper(PHONE);
  return { page, spent: await countEffort(page) };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function write(into: Locator, text: string): Promise<void> {
  await into.tap();
  await into.page().keyboard.type(text);
}

async function addNamed(page: Page, name: string): Promise<void> {
  await open(page, '/p/botanical-wreath-mug');
  await write(field(page, 'Name'), name);
  await button(page, 'Add to cart').tap();
  await page.getByText('It is in your cart.').waitFor();
}

test('a named mug is bought from its page in six taps, from the front page in seven', async () => {
  const { page, spent } = await grandparent();
  await open(page, '/');
  await write(field(page, 'Whose name shall we put on it?'), 'Nana Gwen');
  await page.getByRole('main').getByRole('link', { name: MUG }).first().tap();
  await arrived(page, MUG);
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Nana Gwen');
  await expect.poll(spent).toEqual({ taps: 1, fields: 1 });

  await button(page, 'Add to cart').tap();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).tap();
  await arrived(page, 'Checkout');
  await write(field(page, 'First name'), 'Ann');
  await write(field(page, 'Last name'), 'Price');
  await write(field(page, 'Email'), 'ann.price@example.org');
  await write(field(page, 'Postcode'), 'sy231aa');
  await write(field(page, 'Address line 1'), '12 Heol y Bont');
  await write(field(page, 'Town or city'), 'Aberystwyth');
  await button(page, 'Continue to review').tap();
  await page.getByRole('checkbox', { name: /I have checked my words/ }).tap();
  await button(page, /^Pay £/).tap();
  await page.getByRole('heading', { name: 'Review and pay' }).and(page.locator('h1')).waitFor();
  await button(page, /^Pay £/).tap();
  await page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain('Nana Gwen');
  await expect.poll(spent).toEqual({ taps: 7, fields: 7 });
});

test('a misspelled name in the cart is corrected in three taps', async () => {
  const { page, spent } = await grandparent();
  await addNamed(page, 'Nana Gwn');
  const before = spent();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1/ })
    .tap();
  await button(page, /^Change the words of/).tap();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Nana Gwn');
  await field(page, 'Name').fill('Nana Gwen');
  await button(page, 'Keep these words').tap();
  await page.getByText('The words are changed.').waitFor();
  expect(spent().taps - before.taps).toBe(3);
  expect(spent().fields - before.fields).toBe(1);
});

test('a photograph is put on a mug, and the mug into the cart, in four taps from a search', async () => {
  const { page, spent } = await grandparent();
  await open(page, '/search?q=photo+mug');
  await page
    .getByRole('main')
    .getByRole('link', { name: /photo mug/i })
    .first()
    .tap();
  const asked = page.waitForEvent('filechooser');
  await page.locator('[data-buy-bar]').getByRole('button', { name: 'Choose your photo' }).tap();
  const picture = sharp({
    create: { width: 2000, height: 2400, channels: 3, background: '#c04020' },
  });
  await (
    await asked
  ).setFiles([
    { name: 'ffion.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() },
  ]);
  await page.getByText('Sharp enough at').waitFor();
  await button(page, 'Add to cart').tap();
  await page.getByText('It is in your cart.').waitFor();
  await expect.poll(spent).toEqual({ taps: 4, fields: 0 });
});

test('six coasters with six names are in the cart after four taps, and at the checkout after five', async () => {
  const { page, spent } = await grandparent();
  await open(page, '/c/slate-coasters');
  await page.getByRole('main').getByRole('link', { name: 'Family wreath slate coaster' }).tap();
  await button(page, 'Many names').tap();
  await write(field(page, /^Your names/), 'Siân\nGethin\nNia\nRhys\nFfion\nMair');
  await button(page, 'Show 6 names').tap();
  await button(page, 'Add 6 to cart').tap();
  const said = page.getByText('6 names are in your cart.');
  await said.waitFor();
  // Not in one column of the tools, a letter on each line.
  expect((await said.boundingBox())!.width).toBeGreaterThan(200);
  await expect.poll(spent).toEqual({ taps: 4, fields: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).tap();
  await arrived(page, 'Checkout');
  await expect.poll(spent).toEqual({ taps: 5, fields: 1 });
});

test('a daughter is asked by two taps, and says that it is right by one', async () => {
  const { page, spent } = await grandparent();
  await open(page, '/p/botanical-wreath-mug');
  await write(field(page, 'Name'), 'Nana Gwen');
  await button(page, 'Send for approval').tap();
  const dialog = page.getByRole('dialog', { name: 'Send for approval' });
  const link = await dialog.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).tap();
  await expect.poll(spent).toEqual({ taps: 2, fields: 1 });

  const daughter = await grandparent();
  await open(daughter.page, link);
  await button(daughter.page, 'It’s right').tap();
  await daughter.page.getByText('Thank you. They know now that it’s right.').waitFor();
  await expect.poll(daughter.spent).toEqual({ taps: 1, fields: 0 });
});
