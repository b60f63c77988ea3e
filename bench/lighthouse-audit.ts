/** One run of Lighthouse in a browser that is open already. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Scores of 100; times in milliseconds. */
export interface Audited {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Lighthouse's own measure; its factor of four is meant for computers of 1000 and more. */
  speed: number;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const PROGRAM = path.join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
const CATEGORIES = 'performance,accessibility,best-practices,seo';
const LONGEST_MS = 120_000;
const REPORT_BYTES = 64 * 1024 * 1024;

/** Lighthouse empties the browser's cache before each run; what the page itself stores is kept. */
export async function audit(address: string, port: number): Promise<Audited> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      address,
      `--port=${port}`,
      `--only-categories=${CATEGORIES}`,
      ...['--output=json', '--quiet', '--no-enable-error-reporting'],
    ],
    { timeout: LONGEST_MS, maxBuffer: REPORT_BYTES },
  );
  return readReport(JSON.parse(stdout) as Report);
}

function readReport({ runtimeError, categories, audits, environment }: Report): Audited {
  if (runtimeError) throw new Error(runtimeError.message);
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
    shift: value('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
  };
}
