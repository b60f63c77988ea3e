/** What a failed journey leaves for its reader: the browser's last steps, the shop's log and pictures of the pages. */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFailed, type TestContext } from 'vitest';
import { shop } from './open-shop.ts';

const PICTURES = path.join(os.tmpdir(), 'keepsake-journeys-failed');
const GOOD_ANSWER = /"status":[23]\d\d,.*"answered"/;
const STEPS_REPORTED = 40;
const LINES_REPORTED = 20;
const CHARACTERS_REPORTED = 600;
/** What the journey asked the browser for, and what came of it. */
const steps: string[] = [];
declare module 'vitest' {
  interface TaskMeta {
    /** Of a failed journey. A test that runs out of time does not say by itself what it waited for. */
    lastSteps?: string[];
    /** The start of what each page of a failed journey showed, after its address. */
    shown?: string[];
    /** The last lines that the shop logged during a failed journey, successful responses left out. */
    logged?: string[];
  }
}

export function keepStep(message: string | object): void {
  steps.push(
    `${new Date().toISOString()} ${typeof message === 'string' ? message : JSON.stringify(message)}`,
  );
  if (steps.length > STEPS_REPORTED) steps.shift();
}

/** If the test fails, prints what the shop has logged during it, and reports the browser's last steps. */
export function watchLog(): void {
  const before = statSync(shop.logFile).size;
  steps.length = 0;
  onTestFailed(({ task }) => {
    const lines = readFileSync(shop.logFile).subarray(before).toString().split('\n');
    const logged = lines.filter((line) => line !== '' && !GOOD_ANSWER.test(line));
    process.stderr.write(
      `The shop's log during the test, successful responses left out:\n${logged.join('\n')}\n`,
    );
    task.meta.lastSteps = [...steps];
    task.meta.logged = logged.slice(-LINES_REPORTED);
  });
}

/** Of each page as it is when its journey has failed, and the start of its text. */
export async function storePictures(
  task: TestContext['task'],
  failed: readonly Page[],
): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const name = task.name.replaceAll(/\W+/g, '-').slice(0, 80);
  task.meta.shown = await Promise.all(failed.map(textOf));
  await Promise.all(
    failed.map(async (page, place) => {
      const file = path.join(PICTURES, `${name}-${place + 1}.png`);
      await page.screenshot({ path: file, fullPage: true }).catch(() => undefined);
      process.stderr.write(`${page.url()} as it was: ${file}\n`);
    }),
  );
}

/** The page's address and the start of its main part. */
async function textOf(page: Page): Promise<string> {
  const text = await page
    .evaluate(() => (document.querySelector('main') ?? document.body).innerText)
    .catch((failure: unknown) => String(failure));
  return `${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, CHARACTERS_REPORTED)}`;
}
