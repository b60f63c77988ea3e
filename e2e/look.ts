/** Walks through every screen and state with a camera; run by `npm run look`, never by the tests. */
import { beforeAll, describe, test } from 'vitest';
import { ACCOUNT } from './states/account-states.ts';
import { blankStates } from './states/blank-states.ts';
import {
  deviceOf,
  isWanted,
  isWide,
  LOOK,
  setText,
  take,
  takeArrivals,
  takeFailures,
} from './support/screenshots/camera.ts';
import { writeSheet, type Sheet } from './support/screenshots/contact-sheet.ts';
import { CUT, cutOut } from './support/cut-out.ts';
import { proofStates, soldBlanks } from './support/every-blank.ts';
import { DRAFTS } from './states/draft-states.ts';
import { DIALOGS } from './support/account-dialogs.ts';
import { INFORMATION } from './support/information.ts';
import { MANY } from './states/many-states.ts';
import { customerStates } from './states/order-states.ts';
import { query, newShopper, open, shop } from './support/shop.ts';
import { BROWSING } from './states/browsing-states.ts';
import { BUYING } from './states/buying-states.ts';
import { PRODUCTS } from './states/product-states.ts';
import type { State } from './states/state.ts';
import type { Page } from 'playwright-core';

const PARTS: readonly { part: string; states: readonly State[]; failures: Walk['failures'] }[] = [
  { part: 'lists', states: BROWSING, failures: 'by links' },
  { part: 'products', states: PRODUCTS, failures: 'by links' },
  { part: 'many', states: MANY, failures: 'none' },
  { part: 'cut', states: CUT, failures: 'none' },
  { part: 'information', states: INFORMATION, failures: 'opened' },
  { part: 'dialogs', states: DIALOGS, failures: 'opened' },
  { part: 'account', states: ACCOUNT, failures: 'opened' },
  { part: 'drafts', states: DRAFTS, failures: 'opened' },
  { part: 'buying', states: BUYING, failures: 'opened' },
];

const setSteelKeyrings = (stock: number) =>
  query(`update blank_variant set stock = $1 where sku = 'KRM-STL'`, [stock]);

// As in the journey that holds every state against axe's rules.
beforeAll(async () => {
  await setSteelKeyrings(0);
  await cutOut();
});

describe.each(LOOK.widths)('%i pixels', (width) => {
  const windowIs = isWide(width) ? 'wide' : 'narrow';

  test.each(PARTS)('$part', async ({ part, states, failures }) => {
    const own = states.filter(({ only }) => !only || only === windowIs);
    if (!someWanted(width, part, own)) return;
    const page = await newShopper(deviceOf(width));
    await setText(page);
    await open(page, '/');
    await walk(page, { width, part, failures }, own);
  });

  test('every blank', async () => {
    const products = await soldBlanks();
    const states = products.flatMap(blankStates).filter(({ only }) => !only || only === windowIs);
    if (!someWanted(width, 'blanks', states)) return;
    const page = await newShopper(deviceOf(width));
    await setText(page);
    await walk(page, { width, part: 'blanks', failures: 'none' }, states);
  });

  test('proofs', async () => {
    const { page, states } = await proofStates(deviceOf(width));
    if (!someWanted(width, 'proofs', states)) return;
    await setText(page);
    await setSteelKeyrings(10);
    await walk(page, { width, part: 'proofs', failures: 'none' }, states);
    await setSteelKeyrings(0);
  });

  test('orders', async () => {
    const { page, states } = await customerStates(deviceOf(width));
    if (!someWanted(width, 'orders', states)) return;
    await setText(page);
    await walk(page, { width, part: 'orders', failures: 'opened' }, states);
  });
});

interface Walk {
  width: number;
  part: string;
  /** Whether its calls are held back and fail as well; `by links`: from another page of the shop, too. */
  failures: 'none' | 'opened' | 'by links';
}

/** One state after another, as most of them begin where the one before ended. */
async function walk(
  page: Page,
  { width, part, failures }: Walk,
  states: readonly State[],
): Promise<void> {
  const sheet: Sheet = { title: `${width}-${part}`, files: [] };
  const seen = new Set<string>();
  try {
    for (const [place, { state, reach }] of states.entries()) {
      const name = nameOf(width, part, place, state);
      await reach(page);
      await take(page, name, sheet);
      const view = await viewOf(page);
      if (failures === 'none' || !view || seen.has(view)) continue;
      seen.add(view);
      await takeFailures(page, name, sheet);
      if (failures === 'by links') await takeArrivals(page, name, sheet);
    }
  } finally {
    const table = await page.context().newPage();
    await writeSheet(table, LOOK.folder, sheet, { columns: isWide(width) ? 3 : 6 });
  }
}

/** What a page loads by: its path, who is signed in, how much lies in the cart; none where it is not the shop's. */
async function viewOf(page: Page): Promise<string | undefined> {
  if (!page.url().startsWith(shop.origin) || (await page.locator('#page-data').count()) === 0)
    return undefined;
  const stored = await page.evaluate(() =>
    ['account', 'app'].map((name) => {
      const { state } = JSON.parse(localStorage.getItem(name) ?? '{}') as {
        state?: { user?: { email: string } | null; cartCount?: number };
      };
      return `${state?.user?.email} ${state?.cartCount}`;
    }),
  );
  return [new URL(page.url()).pathname, ...stored].join(' ');
}

function someWanted(width: number, part: string, states: readonly State[]): boolean {
  return states.some(({ state }, place) => isWanted(nameOf(width, part, place, state)));
}

function nameOf(width: number, part: string, place: number, state: string): string {
  const words = state.match(/[\p{L}\d]+/gu) ?? ['start'];
  return [width, part, String(place + 1).padStart(2, '0'), ...words].join('-').toLowerCase();
}
