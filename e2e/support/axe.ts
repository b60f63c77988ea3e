/** Holds screens and states against all of axe's rules, in a narrow and in a wide window: none is switched off. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stillness, type State } from '../states/state.ts';
import { DESK, newShopper, open, PHONE } from './shop.ts';

const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The windows, and which states each shows. */
export const WINDOWS = [
  { width: 'narrow', device: PHONE },
  { width: 'wide', device: DESK },
] as const;
/** Up to thirty states, each examined whole. */
export const LONGEST_LOOK = { timeout: 600_000 };
/** Errors that the states provoke by themselves. */
const PROVOKED =
  /status of (401|404|422|503)|Failed to load resource: net::ERR_FAILED|dynamically imported module/;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface Part {
  part: string;
  states: readonly State[];
}

/** Defines the tests of these parts: each begins on the front page and reaches its states in turn. */
export function describeAccessibility(parts: readonly Part[]): void {
  describe.each(WINDOWS)('in a $width window', LONGEST_LOOK, ({ width, device }) => {
    test.each(parts)('axe finds nothing in $part', async ({ states }) => {
      const page = await newShopper({ ...device, expected: PROVOKED });
      await open(page, '/');
      const visible = states.filter(({ only }) => !only || only === width);
      const found = await violationsIn(
        page,
        visible.map(({ state, reach }) => ({ state, reach: () => reach(page) })),
      );
      expect(found).toEqual({});
    });
  });
}

/** Reaches each state and returns axe's violations by state, in one line each. */
export async function violationsIn(
  page: Page,
  states: readonly { state: string; reach(): Promise<unknown> }[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { state, reach } of states) {
    await reach();
    const violations = await violationsOn(page);
    if (violations.length > 0) found[state] = violations;
  }
  return found;
}

/** Every violation on the page, in one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  // From the top: what the sticky header covers in passing is no fault of the page.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector('[role=dialog]')?.scrollTo(0, 0);
  });
  await stillness(page);
  const violations = await runAxe(page, TAGS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The violations of the rules with these tags on the whole page, which must not have frames. */
export async function runAxe(page: Page, tags: string[]): Promise<Result[]> {
  // Its script takes longer to read than a small page takes to examine.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${SCRIPT};undefined`);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    // Without the details of what passed, which take a third of the time.
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate((given) => window.axe.run(given), options);
  return violations;
}
