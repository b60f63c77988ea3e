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
  print,
} from './prepare.mjs';

// In sequence: a browser beside busy server tests exceeds its time limits.
const EVERYTHING = [
  ['--project', 'pure', '--project', 'server', '--project', 'isolated'],
  ['--project', 'components', '--project', 'journeys'],
];

const LONGEST_MESSAGE = 1500;
const LONGEST_STEP = 800;

const given = process.argv.slice(2);
try {
  await prepareTools();
  if (given[0] === '--watch') process.exitCode = await vitest(['watch', ...given.slice(1)]);
  else await runAndCount(given);
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}

/** Ends with the line `N passed, N failed`. */
async function runAndCount(given) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  if (given.length === 0) {
    await buildIfStale();
    await findChromium();
  }
  for (const round of given.length === 0 ? EVERYTHING : [given]) {
    const { passed, failed, messages } = await runTests(round);
    total.passed += passed;
    total.failed += failed;
    failures.push(...messages);
  }
  // Last, so that they are visible even if only the end of a long log is shown.
  for (const message of failures) print(message);
  print(`${total.passed} passed, ${total.failed} failed`);
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
  if (!existsSync(report)) return { passed: 0, failed: 1, messages: ['FAILED without a report'] };
  const results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  const files = results.map(countFile);
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failed = files.reduce((sum, file) => sum + file.failed, 0);
  if (failed === 0 && code !== 0) {
    const messages = ['FAILED outside any test: Vitest printed the error above'];
    return { passed, failed: 1, messages };
  }
  return { passed, failed, messages: results.flatMap(failuresOf) };
}

/** The failed tests of a file, each with the start of its error; the error of a file that did not load. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`FAILED ${file}: ${shorten(message)}`];
  return failed.map(({ fullName, failureMessages, meta }) =>
    [
      `FAILED ${file} > ${fullName}: ${shorten(failureMessages.join('\n'))}`,
      ...evidenceOf(meta).map((line) => `  ${line.slice(0, LONGEST_STEP)}`),
    ].join('\n'),
  );
}

/** What a journey kept when it failed: the browser's last steps, its pages and the shop's log. */
function evidenceOf({ lastSteps = [], shown = [], logged = [] } = {}) {
  return [...lastSteps, ...shown, ...logged];
}

/** Without the stack lines of dependencies. */
function shorten(message) {
  const lines = message.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line));
  return lines.join('\n').slice(0, LONGEST_MESSAGE);
}

function countFile({ status, assertionResults }) {
  const withStatus = (wanted) => assertionResults.filter((test) => test.status === wanted).length;
  const failed = withStatus('failed');
  return {
    passed: withStatus('passed'),
    failed: status === 'failed' && failed === 0 ? 1 : failed,
  };
}
