/** Takes pictures of pages as the command line specifies: loaded, while waiting, and with failing calls. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Sheet } from './contact-sheet.ts';
import { DESK, hydrated, PHONE, type ShopperOptions } from '../shop.ts';
import { stillness } from '../../states/state.ts';

/** As `tools/look.mjs` writes it. */
interface Look {
  folder: string;
  widths: number[];
  textPercent: number;
  forcedColours: boolean;
  print: boolean;
  loadedOnly: boolean;
  /** A regular expression, or empty. */
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
    // States that fail log errors to the console.
    expected: /./,
  };
}

/** Simulates a shopper who has set larger text in the browser. */
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

/** The page from top to bottom; with an overlay, the visible part only. */
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

/** Loads the address again in another page: first with unanswered calls, then with failing ones. */
export async function takeFailures(page: Page, name: string, sheet: Sheet): Promise<void> {
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

/** The same for a visitor who follows a link from another page of the shop. */
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

/** Follows an address as a link of the shop does, whether or not the page contains one. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
