/**
 * Measures the script time of painting in a browser: from a keystroke to a product's pictures, and
 * per card of a list.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { findChromium } from '../tools/find-chromium.mjs';
import { figure } from './figures/goals.ts';
import type { Figure } from './figures/goals.ts';
import type { Server } from './processes.ts';

const PRODUCT = '/p/botanical-wreath-mug';
const LIST = '/c/mugs';
const NAME = 'Margaret Elizabeth';
/** The first letters compile the code that the others run. */
const WARMING = 4;
/** Until a keystroke's pictures are painted, angle after angle, without a GPU. */
const PAINTED_MS = 800;
/** Until a list of cards is painted, one after another. */
const LIST_MS = 10_000;
const WHOLE_LIST = { width: 1280, height: 2400 };
const PATIENCE_MS = 60_000;
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export async function livePhoto({ url }: Server): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ARGUMENTS,
  });
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    return [await keystrokes(page, session), await cards(context, page, session)];
  } finally {
    await browser.close();
  }
}

async function keystrokes(page: Page, session: CDPSession): Promise<Figure> {
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  const field = page.locator('[name=words-name]');
  await field.focus();
  const times: number[] = [];
  for (const letter of NAME) {
    const before = await scriptMilliseconds(session);
    await page.keyboard.type(letter);
    await sleep(PAINTED_MS);
    times.push((await scriptMilliseconds(session)) - before);
  }
  if ((await page.locator('main canvas:not([hidden])').count()) === 0)
    throw new Error('Nothing was painted while typing.');
  const warm = times.slice(WARMING).toSorted((one, other) => one - other);
  return figure(
    { name: 'script from keystroke to every angle', unit: 'ms', atMost: 16 },
    warm[Math.floor(warm.length / 2)] ?? NaN,
    { mean: mean(warm), worst: warm.at(-1) ?? NaN },
  );
}

/** Another tab changes the name after every plate has been fetched for the first one. */
async function cards(context: BrowserContext, page: Page, session: CDPSession): Promise<Figure> {
  await page.getByRole('switch').check();
  await page.setViewportSize(WHOLE_LIST);
  await page.goto(LIST, { waitUntil: 'networkidle' });
  const pictureWith = (name: string) => page.getByRole('img', { name: `with “${name}” on it` });
  await pictureWith(NAME).first().waitFor({ timeout: PATIENCE_MS });
  await sleep(LIST_MS);
  const count = await pictureWith(NAME).count();
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  const before = await scriptMilliseconds(session);
  await tab.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('preview') ?? '{}') as {
      state: { fields: { name: string } };
    };
    stored.state.fields.name = 'Ffion';
    localStorage.setItem('preview', JSON.stringify(stored));
  });
  await pictureWith('Ffion')
    .nth(count - 1)
    .waitFor({ timeout: PATIENCE_MS });
  const elapsed = (await scriptMilliseconds(session)) - before;
  return figure(
    { name: 'script for the picture of a card', unit: 'ms', atMost: 8 },
    elapsed / count,
    {
      cards: count,
    },
  );
}

async function scriptMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
