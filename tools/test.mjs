/**
 * `npm test`: prepares a fresh checkout, runs the pure and server tests, then the browser journeys against
 * the production build, and closes with one line. `npm test -- <what>` hands the rest to Vitest. Plain JavaScript.
 */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import {
  buildIfStale,
  environment,
  inModules,
  pinnedNode,
  PreparationError,
  prepareTools,
  run,
  say,
} from './prepare.mjs';

const given = process.argv.slice(2);
// One after another: a browser beside busy server tests runs into its time limits.
const ROUNDS =
  given.length > 0
    ? [given]
    : [
        ['--project', 'pure', '--project', 'server'],
        ['--project', 'journeys'],
      ];

const total = { passed: 0, failed: 0 };
try {
  await prepareTools();
  await buildIfStale();
  const chromium = await findChromium();
  for (const round of ROUNDS) {
    const { passed, failed } = await runTests(round, chromium);
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  say(error.message);
  total.failed += 1;
}
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runTests(round, chromium) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-tests-'));
  const report = path.join(folder, 'report.json');
  try {
    const args = [
      'run',
      ...round,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const code = await run(pinnedNode(), [inModules('vitest/vitest.mjs'), ...args], {
      env: environment({ CHROMIUM_PATH: chromium }),
    });
    return count(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not even be read counts as one failure, and so does an error outside any test. */
function count(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const {
    numPassedTests: passed,
    numFailedTests,
    testResults,
  } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
