/**
 * `npm test` runs every test: pure rules and server first, then components and journeys in a
 * browser. `npm test -- <file or Vitest option>` runs only those, after preparing what they need
 * (build, database, browser). `npm run test:watch -- <file>` runs them again after each change.
 * Plain JavaScript for Node 20.
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

// In sequence: a browser beside busy server tests exceeds its time limits.
const EVERYTHING = [
  ['--project', 'pure', '--project', 'server'],
  ['--project', 'components', '--project', 'journeys'],
];

const given = process.argv.slice(2);
try {
  await prepareTools();
  if (given[0] === '--watch') process.exitCode = await vitest(['watch', ...given.slice(1)]);
  else await runAndCount(given);
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

/** Ends with the line `N passed, N failed`. */
async function runAndCount(given) {
  const total = { passed: 0, failed: 0 };
  if (given.length === 0) {
    await buildIfStale();
    await findChromium();
  }
  for (const round of given.length === 0 ? EVERYTHING : [given]) {
    const { passed, failed } = await runTests(round);
    total.passed += passed;
    total.failed += failed;
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function runTests(options) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-tests-'));
  const report = path.join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await vitest(['run', ...options, ...reporters]);
    return count(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(options) {
  return run(pinnedNode(), [inModules('vitest/vitest.mjs'), ...options], {
    env: environment(),
    stdio: 'inherit',
  });
}

/** An unreadable file counts as one failure, and so does an error outside any test. */
function count(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults.map(countFile);
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failed = files.reduce((sum, file) => sum + file.failed, 0);
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function countFile({ status, assertionResults }) {
  const withStatus = (wanted) => assertionResults.filter((test) => test.status === wanted).length;
  const failed = withStatus('failed');
  return {
    passed: withStatus('passed'),
    failed: status === 'failed' && failed === 0 ? 1 : failed,
  };
}
