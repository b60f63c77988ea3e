/** What a journey needs: a shopper with a browser in the open shop, a look into its database, and its log where a journey fails. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  inject,
  onTestFailed,
  type TestContext,
} from 'vitest';

export const shop = inject('openShop');

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
export const DESK = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions;

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const GOOD_ANSWER = /"status":[23]\d\d,.*"answered"/;
/** A limit, not a measure: a busy machine may take its time, and nothing is waited for that has come. */
const PATIENCE_MS = 30_000;
/** SLOWED_BY=4: every page has a quarter of this machine's speed, as on a small and busy one. */
const SLOWED_BY = Number(process.env.SLOWED_BY ?? 1);
const PICTURES = path.join(os.tmpdir(), 'keepsake-journeys-failed');

export interface ShopperOptions extends BrowserContextOptions {
  /** Troubles that the journey itself provokes. */
  expected?: RegExp;
  /** Runs in every page before its own scripts. */
  before?: () => unknown;
  /** How large the shopper has set the browser's letters, in pixels; windows count as so much narrower. */
  letters?: number;
}

interface Visit {
  page: Page;
  /** Errors on the console, exceptions, refusals of the content security policy. */
  troubles: string[];
}

let browser: Browser;
let database: pg.Client;
const visits: Visit[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: shop.chromium, args: ARGUMENTS });
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await browser?.close();
  await database?.end();
});

beforeEach(() => {
  const before = statSync(shop.logFile).size;
  onTestFailed(() => {
    const lines = readFileSync(shop.logFile).subarray(before).toString().split('\n');
    const telling = lines.filter((line) => !GOOD_ANSWER.test(line));
    process.stderr.write(
      `What the shop said meanwhile, good answers left out:\n${telling.join('\n')}\n`,
    );
  });
});

afterEach(async ({ task }) => {
  const ended = visits.splice(0);
  if (task.result?.state === 'fail') await keepPictures(task, ended);
  await Promise.all(ended.map(({ page }) => page.context().close()));
  const troubles = ended.flatMap((visit) => visit.troubles);
  if (troubles.length > 0) throw new Error(`The browser told of trouble:\n${troubles.join('\n')}`);
});

/** A shopper who has never been here; the journey fails where the browser tells of trouble. */
export async function newShopper({
  expected,
  before,
  letters,
  ...options
}: ShopperOptions = DESK): Promise<Page> {
  const context = await newContext(letters, {
    baseURL: shop.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // It would answer before a journey that blocks files or calls is asked.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  if (SLOWED_BY > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY });
  }
  const troubles: string[] = [];
  const note = (words: string) => {
    if (!expected?.test(words)) troubles.push(`${page.url()}: ${words}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(error.message));
  visits.push({ page, troubles });
  return page;
}

/** The size of letters is a browser's own setting: whoever has another size has another browser. */
async function newContext(
  letters: number | undefined,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  if (letters === undefined) return browser.newContext(options);
  const profile = mkdtempSync(path.join(os.tmpdir(), 'keepsake-letters-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(
    path.join(profile, 'Default', 'Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: letters } } }),
  );
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: shop.chromium,
    args: ARGUMENTS,
  });
  context.on('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 10 }));
  return context;
}

/** The rows of a query. */
export async function ask<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await database.query<Row>(sql, values)).rows;
}

/** Waits until React has taken the page over and read what the device keeps. */
export async function open(page: Page, address: string): Promise<Response> {
  const answer = await page.goto(address);
  if (!answer) throw new Error(`${address} only moved within the page`);
  await hydrated(page);
  return answer;
}

/** What React keeps at its root. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Until its first render is in force React takes what is typed for the server's own, and a press may go unheard. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = (document as unknown as Record<string, ReactRoot | undefined>)[key ?? ''];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** From now on the page's time passes by `page.clock.runFor` alone; its clock must have been installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Waits for the screen that a link leads to: its heading, and the focus, which would leave whatever had it before. */
export async function arrived(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
}

async function keepPictures(task: TestContext['task'], failed: readonly Visit[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const name = task.name.replaceAll(/\W+/g, '-').slice(0, 80);
  await Promise.all(
    failed.map(async ({ page }, place) => {
      const file = path.join(PICTURES, `${name}-${place + 1}.png`);
      await page.screenshot({ path: file, fullPage: true }).catch(() => undefined);
      process.stderr.write(`${page.url()} as it was: ${file}\n`);
    }),
  );
}
