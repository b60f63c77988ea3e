/** Counts the frames of the office's board in a browser while it is scrolled and a ticket is dragged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import type { OfficeAt } from '../../src/server/testing/processes/office-client.ts';
import { findChromium } from '../../tools/find-chromium.mjs';
import { figure } from '../figures/goals.ts';
import type { Figure } from '../figures/goals.ts';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** The browser draws 60 a second; a counted second may begin within a frame. */
const FRAMES_GOAL = { unit: 'frames/s', atLeast: 59 };
const FIRST_VIEW_GOAL = { unit: 'ms', atMost: 300 };
/** In the page: marks the time after the frame in which the first tickets are painted. */
const MARK_TICKETS = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-piece]')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark('tickets')));
}).observe(document, { childList: true, subtree: true });`;
const SETTLED_MS = 3000;
const ROUNDS = 5;
const STEPS = 120;
const STEP_MS = 16;
const SCROLL_PX = 60;

/** Of the page, in which the counting runs. */
declare const requestAnimationFrame: (callback: (at: number) => void) => number;

/** @param office of a member who may move pieces */
export async function boardInBrowser({ origin, cookie }: OfficeAt): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    const first = await firstView(page, `${origin}/office/workshop`);
    return [
      first,
      await framesWhile('scrolling the board', page, scroll),
      await framesWhile('dragging a ticket', page, drag),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * From the start of the navigation until the first tickets are painted, as on each day but the
 * first: the browser has the scripts.
 */
async function firstView(page: Page, address: string): Promise<Figure> {
  await page.addInitScript(MARK_TICKETS);
  await page.goto(address);
  await page.locator('[data-piece]').first().waitFor();
  const spent: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    // Polling the page would slow it down.
    await sleep(SETTLED_MS);
    spent.push(await page.evaluate(() => performance.getEntriesByName('tickets')[0]!.startTime));
  }
  const sorted = spent.toSorted((one, other) => one - other);
  return figure(
    { ...FIRST_VIEW_GOAL, name: 'first tickets in a browser' },
    sorted[Math.floor(ROUNDS / 2)]!,
    { worst: sorted.at(-1)!, tickets: await page.locator('[data-piece]').count() },
  );
}

async function framesWhile(
  name: string,
  page: Page,
  work: (page: Page) => Promise<void>,
): Promise<Figure> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const counter = { frames, isDone: false };
    Object.assign(globalThis, { counter });
    const count = (at: number) => {
      frames.push(at);
      if (!counter.isDone) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await work(page);
  const frames = await page.evaluate(() => {
    const { counter } = globalThis as unknown as {
      counter: { frames: number[]; isDone: boolean };
    };
    counter.isDone = true;
    return counter.frames;
  });
  const gaps = frames.slice(1).map((at, before) => at - frames[before]!);
  const seconds = (frames.at(-1)! - frames[0]!) / 1000;
  return figure({ ...FRAMES_GOAL, name }, gaps.length / seconds, {
    'longest frame, ms': Math.max(...gaps),
  });
}

/** From the top to the bottom and back. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(640, 500);
  for (const direction of [1, -1])
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, direction * SCROLL_PX);
      await sleep(STEP_MS);
    }
}

/** The first ticket is carried over the columns and back to where it was. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('[data-piece]').first().boundingBox();
  if (!box) throw new Error('The first ticket is not in view.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const direction of [1, -1])
    for (let step = 1; step <= STEPS; step += 1) {
      const along = direction === 1 ? step : STEPS - step;
      await page.mouse.move(x + along * 7, y + along * 2);
      await sleep(STEP_MS);
    }
  await page.mouse.up();
}
