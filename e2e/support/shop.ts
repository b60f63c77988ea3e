/**
 * What journeys need: a shopper with a browser in the running shop, and access to its database.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Response,
} from 'playwright-core';
import type { TestContext } from 'vitest';
import { keepStep, storePictures } from './running/failures.ts';
import { shop } from './running/open-shop.ts';

export { shop };

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
/** A limit, not a measure: a busy machine may be slow, and waits end as soon as their event occurs. */
const PATIENCE_MS = 60_000;
/** SLOWED_BY=4: every page runs at a quarter of this machine's speed, as on a small and busy one. */
const SLOWED_BY = Number(process.env.SLOWED_BY ?? 1);

export interface ShopperOptions extends BrowserContextOptions {
  /** Errors that the journey itself provokes. */
  expected?: RegExp;
  /** Runs in every page before its own scripts. */
  before?: () => unknown;
  /** The browser's text size in pixels; windows are narrower in proportion. */
  textSize?: number;
}

interface Visit {
  page: Page;
  /** Console errors, exceptions, content security policy violations. */
  problems: string[];
}

/** One for each worker, which runs one file after another. */
let browser: Browser | undefined;
let database: pg.Client | undefined;
const visits: Visit[] = [];

/** Before the first file of a worker, and again if the browser has crashed. */
export async function connect(): Promise<void> {
  if (!browser?.isConnected())
    browser = await chromium.launch({
      executablePath: shop.headless,
      args: ARGUMENTS,
      logger: { isEnabled: (name) => name === 'api', log: (_, __, message) => keepStep(message) },
    });
  if (database) return;
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
}

/** Closes the test's pages, and fails if the browser reported errors. */
export async function closePages({ task }: TestContext): Promise<void> {
  const ended = visits.splice(0);
  if (task.result?.state === 'fail')
    await storePictures(
      task,
      ended.map(({ page }) => page),
    );
  await Promise.all(ended.map(({ page }) => page.context().close()));
  const problems = ended.flatMap((visit) => visit.problems);
  if (problems.length > 0) throw new Error(`The browser reported errors:\n${problems.join('\n')}`);
}

/** A shopper on a first visit; the journey fails if the browser reports errors. */
export async function newShopper({
  expected,
  before,
  textSize,
  ...options
}: ShopperOptions = DESK): Promise<Page> {
  const context = await newContext(textSize, {
    baseURL: shop.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // It would respond before the journey's own blocking of files or calls.
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
  const problems: string[] = [];
  const report = (text: string) => {
    if (!expected?.test(text)) problems.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') report(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => report(error.message));
  visits.push({ page, problems });
  return page;
}

/** Text size is a setting of the whole browser, so each size needs a separate one. */
async function newContext(
  textSize: number | undefined,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  if (textSize === undefined) return browser!.newContext(options);
  const profile = mkdtempSync(path.join(os.tmpdir(), 'keepsake-text-size-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(
    path.join(profile, 'Default', 'Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: textSize } } }),
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
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await database!.query<Row>(sql, values)).rows;
}

/** Waits until React has hydrated the page and read the device's storage. */
export async function open(page: Page, address: string): Promise<Response> {
  const answer = await page.goto(address);
  if (!answer) throw new Error(`${address} only navigated within the page`);
  await hydrated(page);
  return answer;
}

/** What React stores at its root. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Before its first render is committed React treats typed text as the server's, and a click may be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = (document as unknown as Record<string, ReactRoot | undefined>)[key ?? ''];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** From now on the page's time passes only by `page.clock.runFor`; its clock must have been installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/**
 * Waits for a link's screen: its heading, and its focus, which would otherwise arrive later and
 * leave another element.
 */
export async function arrived(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
}

/** A link of the footer. On phones its column is unfolded first. */
export async function footerLink(page: Page, column: string, name: string): Promise<Locator> {
  const foot = page.getByRole('contentinfo');
  const link = foot.getByRole('region', { name: column }).getByRole('link', { name });
  const fold = foot.getByRole('button', { name: column, exact: true });
  if ((await fold.isVisible()) && !(await link.isVisible())) await fold.click();
  return link;
}
