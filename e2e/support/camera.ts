/** Takes pictures of pages: what was asked for on the command line, and a page as it is, while it waits, and where its calls fail. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Sheet } from './contact-sheet.ts';
import { DESK, hydrated, PHONE, type ShopperOptions } from './shop.ts';
import { stillness } from '../states/states.ts';

/** As `tools/look.mjs` writes it. */
interface Look {
  folder: string;
  widths: number[];
  textPercent: number;
  forcedColours: boolean;
  print: boolean;
  loadedOnly: boolean;
  /** A regular expression, or nothing. */
  only: string;
}

export const LOOK = JSON.parse(process.env.LOOK ?? '{}') as Look;

const FIRST_WIDE = 992;
const NORMAL_TEXT_PX = 16;
const MONOSPACED_TEXT_PX = 13;
const CALLS = '**/api/**';
const SCREENS = /\/assets\/.*-screen-[^/]*\.js$/;

export const isWide = (width: number): boolean => width >= FIRST_WIDE;

export const isWanted = (name: string): boolean => new RegExp(LOOK.only).test(name);

export function deviceOf(width: number): ShopperOptions {
  const { viewport, ...device } = isWide(width) ? DESK : { ...PHONE };
  return {
    ...device,
    viewport: { width, height: viewport.height },
    forcedColors: LOOK.forcedColours ? 'active' : 'none',
    reducedMotion: 'reduce',
    // States that fail tell so on the console.
    expected: /./,
  };
}

/** As a shopper who has set larger letters in the browser. */
export async function setText(page: Page): Promise<void> {
  if (LOOK.textPercent === 100) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: {
      standard: (NORMAL_TEXT_PX * LOOK.textPercent) / 100,
      fixed: (MONOSPACED_TEXT_PX * LOOK.textPercent) / 100,
    },
  });
}

/** The page from top to bottom; where something lies over it, what the window shows. */
export async function take(page: Page, name: string, sheet: Sheet): Promise<void> {
  if (!isWanted(name)) return;
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  await stillness(page);
  if (LOOK.print) await page.emulateMedia({ media: 'print' });
  const covered = await page.getByRole('dialog').or(page.getByRole('tabpanel')).count();
  const file = `${name}.png`;
  await page.screenshot({ path: path.join(LOOK.folder, file), fullPage: covered === 0 });
  if (LOOK.print) await page.emulateMedia({ media: 'screen' });
  sheet.files.push(file);
}

/** The address anew, beside the page: its calls not answered yet, then not answered at all. */
export async function takeTroubles(page: Page, name: string, sheet: Sheet): Promise<void> {
  if (LOOK.loadedOnly || !isWanted(`${name}.`)) return;
  await beside(page, async (other) => {
    await other.route(CALLS, () => {});
    await other.goto(page.url());
    await hydrated(other);
    await take(other, `${name}.waiting`, sheet);
  });
  await beside(page, async (other) => {
    await other.route(CALLS, (route) => route.abort());
    await other.goto(page.url());
    await hydrated(other);
    await other.waitForLoadState('networkidle');
    await take(other, `${name}.failing`, sheet);
  });
}

/** The same for whoever comes by a link from another page of the shop. */
export async function takeArrivals(page: Page, name: string, sheet: Sheet): Promise<void> {
  if (LOOK.loadedOnly || !isWanted(`${name}.`)) return;
  await beside(page, async (other) => {
    await other.goto('/legal');
    await hydrated(other);
    await other.route(SCREENS, () => {});
    await other.route(CALLS, () => {});
    await follow(other, page.url());
    await other.waitForFunction(() => !document.querySelector('main h1'));
    await take(other, `${name}.on-the-way`, sheet);
  });
  await beside(page, async (other) => {
    await other.goto('/legal');
    await hydrated(other);
    await other.route(CALLS, (route) => route.abort());
    await follow(other, page.url());
    await other.waitForLoadState('networkidle');
    await take(other, `${name}.not-come`, sheet);
  });
}

/** With the same cart and account. */
async function beside(page: Page, look: (other: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage();
  await setText(other);
  try {
    await look(other);
  } finally {
    await other.close();
  }
}

/** As a link of the shop does, which need not be on the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
