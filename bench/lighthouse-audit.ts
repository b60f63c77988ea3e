/** Runs Lighthouse once in an open browser, and computes its figures again by the page's own CPU clock. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { byOwnClock, type Recording } from './own-clock.ts';

/** Scores of 100; times in milliseconds. */
export interface Audited {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** The same without other work on this computer, including the browser's other threads. */
  ownBlocking: number;
  /** The longest tasks of that time, with their files. */
  longest: { milliseconds: number; file: string }[];
  shift: number;
  /** Lighthouse's own benchmark index; its factor of four is meant for computers of 1000 and more. */
  speed: number;
}

interface LongTask {
  url: string;
  startTime: number;
  duration: number;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: LongTask[] } }>;
  environment: { benchmarkIndex: number };
}

const PROGRAM = path.join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
const CATEGORIES = '--only-categories=performance,accessibility,best-practices,seo';
const LONGEST_MS = 120_000;
const REPORT_BYTES = 64 * 1024 * 1024;

/** Lighthouse empties the browser's cache before each run but preserves what the page itself stores. */
export async function audit(address: string, port: number): Promise<Audited> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'keepsake-lighthouse-run-'));
  try {
    const seen = await lighthouse(address, [`--port=${port}`, `-GA=${folder}`, CATEGORIES]);
    await retell(path.join(folder, 'trace.json'));
    const own = await lighthouse(address, [`-A=${folder}`, CATEGORIES]);
    return readReport(seen, own);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function lighthouse(address: string, options: readonly string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, address, ...options, '--output=json', '--quiet', '--no-enable-error-reporting'],
    { timeout: LONGEST_MS, maxBuffer: REPORT_BYTES },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

async function retell(file: string): Promise<void> {
  const recording = JSON.parse(await readFile(file, 'utf8')) as Recording;
  await writeFile(file, JSON.stringify(byOwnClock(recording)));
}

function readReport({ categories, audits, environment }: Report, own: Report): Audited {
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    ownBlocking: own.audits['total-blocking-time']?.numericValue ?? NaN,
    longest: longestOf(own),
    shift: value('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
  };
}

/** Only tasks that count as blocking: work before the first paint does not block the user. */
function longestOf({ audits }: Report): Audited['longest'] {
  const seenAt = audits['first-contentful-paint']?.numericValue ?? 0;
  const tasks = audits['long-tasks']?.details?.items ?? [];
  return tasks
    .filter(({ startTime }) => startTime >= seenAt)
    .map(({ url, duration }) => ({
      milliseconds: Math.round(duration),
      file: path.basename(url),
    }));
}
