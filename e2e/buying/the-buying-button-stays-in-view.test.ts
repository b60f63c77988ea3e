/** What buys is in the window: of a product page until other products follow, and of a phone's cart. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

const PRODUCTS = ['/p/botanical-wreath-mug', '/p/contour-t-shirt', '/p/football-t-shirt'];
const WINDOWS = [
  ['a phone', PHONE],
  ['a desktop', DESK],
] as const;

/** Whether it is wholly in the window and not covered by anything else. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.first().evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside =
      left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && hit !== null && (element.contains(hit) || hit.contains(element));
  });

async function seenOf(page: Page): Promise<{ button: boolean; price: boolean; promise: boolean }> {
  const bar = page.locator('[data-buy-bar]');
  return {
    button: await isSeen(bar.getByRole('button', { name: 'Add to cart' })),
    price: await isSeen(bar.getByText(/£\d+\.\d\d/)),
    promise: await isSeen(bar.getByText(/^(?:Leaves|Weekdays by)/)),
  };
}

const ALL = { button: true, price: true, promise: true };

test.each(
  WINDOWS.flatMap(([name, options]) =>
    PRODUCTS.map((address) => [name, address, options] as const),
  ),
)('on %s %s can be bought wherever it is scrolled', async (_, address, options) => {
  const page = await newShopper(options);
  await open(page, address);
  await expect.poll(() => seenOf(page)).toEqual(ALL);
  for (const share of [0.15, 0.3, 0.5, 0.75, 1]) {
    await page.evaluate((part) => {
      const others = document.querySelector('[data-buy-end]')!.getBoundingClientRect();
      const last = others.top + scrollY - 0.9 * innerHeight;
      scrollTo({ top: part * last, behavior: 'instant' });
    }, share);
    await expect.poll(() => seenOf(page)).toEqual(ALL);
    // Nothing of the page shows below it.
    expect(await lowestIsBar(page)).toBe(true);
  }
});

const lowestIsBar = (page: Page): Promise<boolean> =>
  page.locator('[data-buy-bar]').evaluate((bar) => {
    const { left, right } = bar.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, window.innerHeight - 2);
    const place = bar.closest('[data-buy-place]');
    const isHeld = hit !== null && place!.contains(hit);
    // Further down the form, the button's own place is above the end of the window.
    return isHeld || bar.getBoundingClientRect().bottom < window.innerHeight - 30;
  });

test.each(WINDOWS)('on %s the price leaves where other products begin', async (_, options) => {
  const page = await newShopper(options);
  await open(page, '/p/botanical-wreath-mug');
  const button = page.locator('[data-buy-bar]').getByRole('button', { name: 'Add to cart' });
  await page.getByRole('heading', { name: 'About this design' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isSeen(button)).toBe(true);
  await page.getByRole('heading', { name: 'You may also like' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await button.waitFor({ state: 'hidden' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isSeen(button)).toBe(true);
});

test.each(WINDOWS)('on %s a missing size is told where it is seen', async (_, options) => {
  const page = await newShopper(options);
  await open(page, '/p/family-team-t-shirt');
  await page.locator('[data-buy-bar]').getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => isSeen(page.getByText('Please choose a size.'))).toBe(true);
});

test('a header that is measured late does not cover the button', async () => {
  const page = await newShopper({
    ...DESK,
    before: () => {
      const wait = window.setTimeout;
      // The header is measured after 100 ms; here long after the button is watched.
      const slower = (work: () => void, ms?: number) => wait(work, ms === 100 ? 1500 : ms);
      window.setTimeout = slower as typeof setTimeout;
    },
  });
  await open(page, '/p/football-t-shirt');
  // Higher than styles take it for, so that it counts only once it is measured.
  await page.evaluate(() => {
    document.querySelector('header')!.style.paddingBottom = '40px';
  });
  const measured = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--header-height'));
  await expect.poll(measured).not.toBe('');
  // The button's own place is now below the header.
  await page.evaluate(() => {
    const place = document.querySelector('[data-buy-place]')!;
    // Twice: at first the place is held at the foot of the window.
    for (const _ of [1, 2])
      scrollBy({ top: place.getBoundingClientRect().top - 20, behavior: 'instant' });
  });
  await expect.poll(() => seenOf(page)).toEqual(ALL);
});

test.each(WINDOWS)('on %s it is in view before any script has run', async (_, options) => {
  const page = await newShopper({ ...options, javaScriptEnabled: false });
  await page.goto('/p/botanical-wreath-mug');
  const box = await page.getByRole('button', { name: 'Add to cart' }).boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(options.viewport.height);
});

/** The ways to what was added are below the price, and more can be added. */
async function addedIsSeen(page: Page): Promise<void> {
  const bar = page.locator('[data-buy-bar]');
  for (const name of ['View cart', 'Checkout'])
    expect(await isSeen(bar.getByRole('link', { name }))).toBe(true);
  expect(await isSeen(bar.getByRole('button', { name: 'Add to cart' }))).toBe(true);
}

test('on a phone the toast is above the bar, and neither covers the end of the page', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/botanical-wreath-mug');
  const picture = (await page
    .getByRole('region', { name: 'Pictures', exact: true })
    .boundingBox())!;
  const thumbnail = (await page.getByRole('button', { name: /^Picture 1 of/ }).boundingBox())!;
  expect(thumbnail.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ffion');
  await page.getByRole('button', { name: 'Add to cart' }).tap();
  const title = page.getByRole('region', { name: 'Messages' }).getByText('Item added to cart');
  await title.waitFor();
  await title.hover();
  await addedIsSeen(page);
  const bar = (await page.locator('[data-buy-bar]').boundingBox())!;
  await expect
    .poll(async () => {
      const toast = (await page.getByRole('region', { name: 'Messages' }).boundingBox())!;
      return toast.y + toast.height <= bar.y;
    })
    .toBe(true);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // The room for the bar is part of the footer, not a strip below it.
  const footer = page.getByRole('contentinfo');
  const end = (await footer.boundingBox())!;
  expect(end.y + end.height).toBeCloseTo(PHONE.viewport.height, 0);
  const last = (await footer.locator(':scope > *').last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y + 1);

  // The cart’s only way to checkout is in view too, with what it costs.
  await open(page, '/cart');
  const checkout = page.getByRole('main').getByRole('link', { name: 'Checkout' });
  await checkout.waitFor();
  expect(await checkout.count()).toBe(1);
  expect(await isSeen(checkout)).toBe(true);
  expect(await isSeen(page.locator('[data-buy-bar]').getByText('with delivery'))).toBe(true);
});

test('on a desktop the toast is below the header, and the button beside it can be pressed', async () => {
  const page = await newShopper(DESK);
  await open(page, '/p/botanical-wreath-mug');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ffion');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByText('Item added to cart').waitFor();
  await addedIsSeen(page);
  const toast = (await messages.boundingBox())!;
  const header = (await page.getByRole('banner').boundingBox())!;
  expect(toast.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(toast.y + toast.height).toBeLessThan(DESK.viewport.height / 2);
});

test('on a phone the suggestions for a field are not behind the bar', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/botanical-wreath-mug');
  const ideas = page.getByRole('radiogroup', { name: /Words above/ });
  expect(await isSeen(ideas)).toBe(false);
  await page.getByRole('textbox', { name: /^Words above/ }).tap();
  await expect.poll(() => isSeen(ideas)).toBe(true);
});

test('on a desktop all suggestions for a field are seen, and on a phone they go on to its edge', async () => {
  const edges = (page: Page) =>
    page.getByRole('radiogroup', { name: /Words above/ }).evaluate((row) => ({
      room: Math.round(row.getBoundingClientRect().right),
      isCut: row.scrollWidth > row.clientWidth,
    }));
  const desk = await newShopper(DESK);
  await open(desk, '/p/botanical-wreath-mug');
  expect((await edges(desk)).isCut).toBe(false);
  const phone = await newShopper(PHONE);
  await open(phone, '/p/botanical-wreath-mug');
  expect(await edges(phone)).toEqual({ room: PHONE.viewport.width, isCut: true });
});

test.each([
  ['phone', PHONE],
  ['desktop', DESK],
])('on a %s each field’s suggestions are below that field', async (_, kind) => {
  const page = await newShopper(kind);
  await open(page, '/p/botanical-wreath-mug');
  for (const name of [/^Words above/, /^Words below/]) {
    const field = (await page.getByRole('textbox', { name }).boundingBox())!;
    const ideas = page.getByRole('radiogroup', { name: new RegExp(name.source.slice(1)) });
    const first = (await ideas.locator('label').first().boundingBox())!;
    expect(Math.abs(first.x - field.x)).toBeLessThan(2);
    const below = first.y - field.y - field.height;
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(field.height);
  }
});

test('a window too low for a bar has the button in the form', async () => {
  const page = await newShopper({ ...PHONE, viewport: { width: 844, height: 390 } });
  await open(page, '/p/botanical-wreath-mug');
  const position = await page
    .locator('[data-buy-bar]')
    .evaluate((bar) => getComputedStyle(bar).position);
  expect(position).toBe('static');
});

test('on a phone a shirt is shown from collar to hem', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/contour-t-shirt');
  const picture = page.getByRole('region', { name: 'Pictures' }).locator('img').first();
  const { width, height } = (await picture.boundingBox())!;
  expect(Math.abs(width - height)).toBeLessThan(2);
});

test('on a phone the counter of a field with the focus is clear of the bar', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/contour-t-shirt');
  const field = page.getByRole('textbox').last();
  await field.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('[data-buy-bar]')!.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - bar.top + 10, behavior: 'instant' });
    (element as HTMLElement).scrollIntoView({ block: 'nearest' });
  });
  const counter = page.getByText(/^Max Character Limit/).last();
  await expect.poll(() => isSeen(counter)).toBe(true);
});
