/** Every screen and state, in a narrow and in a wide window, is checked by all of axe's rules. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CUT, cutOut } from '../support/cut-out.ts';
import { DRAFTS } from '../states/draft-states.ts';
import { DIALOGS } from '../support/account-dialogs.ts';
import { ACCOUNT } from '../states/account-states.ts';
import { INFORMATION } from '../support/information.ts';
import { MANY } from '../states/many-states.ts';
import { customerStates } from '../states/order-states.ts';
import { ask, DESK, newShopper, open, PHONE } from '../support/shop.ts';
import { BROWSING, BUYING, PRODUCTS, stillness } from '../states/states.ts';
import { offerAgain, WITHDRAWN_STATES } from '../states/withdrawn-states.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The problems that axe finds, one line each. */
async function faults(page: Page): Promise<string[]> {
  // From the top: content that scrolls below the sticky header is no fault of the page.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector('[role=dialog]')?.scrollTo(0, 0);
  });
  await stillness(page);
  // No page here has frames, so axe need not open another page to collect results from them.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

const STEEL_KEYRINGS = `update blank_variant set stock = $1 where sku = 'KRM-STL'`;
let restore: () => Promise<void>;
beforeAll(async () => {
  await ask(STEEL_KEYRINGS, [0]);
  restore = await cutOut();
});
afterAll(async () => {
  await offerAgain();
  await ask(STEEL_KEYRINGS, [100]);
  await restore();
});

// Some thirty states, each checked completely.
const LONGEST_LOOK = { timeout: 600_000 };

describe.each([
  { width: 'narrow', device: PHONE },
  { width: 'wide', device: DESK },
] as const)('in a $width window', LONGEST_LOOK, ({ width, device }) => {
  test.each([
    { part: 'lists and menus', states: BROWSING },
    { part: 'products', states: PRODUCTS },
    { part: 'many names at once', states: MANY },
    { part: 'loose pieces', states: CUT },
    { part: 'withdrawn products', states: WITHDRAWN_STATES },
    { part: 'information', states: INFORMATION },
    { part: 'the account dialogs', states: DIALOGS },
    { part: 'the account', states: ACCOUNT },
    { part: 'saved designs', states: DRAFTS },
    { part: 'cart, checkout, order and error', states: BUYING },
  ])('axe finds nothing in $part', async ({ states }) => {
    const page = await newShopper({
      ...device,
      expected:
        /status of (401|404|422|503)|Failed to load resource: net::ERR_FAILED|dynamically imported module/,
    });
    await open(page, '/');
    const found: Record<string, string[]> = {};
    for (const { state, reach, only } of states) {
      if (only && only !== width) continue;
      await reach(page);
      const wrong = await faults(page);
      if (wrong.length > 0) found[state] = wrong;
    }
    expect(found).toEqual({});
  });

  test('axe finds nothing in the orders and the checkout of a customer', async () => {
    const { page, states } = await customerStates({
      ...device,
      expected: /Failed to load resource: net::ERR_FAILED/,
    });
    const found: Record<string, string[]> = {};
    for (const { state, reach } of states) {
      await reach();
      const wrong = await faults(page);
      if (wrong.length > 0) found[state] = wrong;
    }
    expect(found).toEqual({});
  });
});
