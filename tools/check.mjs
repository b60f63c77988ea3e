/**
 * `npm run check`: format, types, lint, import table, unused code, translations, folder sizes. Runs
 * two checks at a time and prints the result of each. Plain JavaScript for Node 20.
 */

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  environment,
  inModules,
  pinnedNode,
  PreparationError,
  prepareTools,
  ROOT,
  print,
} from './prepare.mjs';

/** Together they hold every TypeScript file, as a test makes sure. */
const TYPE_PROJECTS = JSON.parse(
  readFileSync(path.join(ROOT, 'tools/checks/type-projects.json'), 'utf8'),
);
// tsc caches its results for unchanged files here: 16 s of work become 3 s.
const TYPE_CACHE = inModules('.cache/types');

// Longest first, so that no long check starts when the others are done.
const CHECKS = [
  { name: 'lint', command: [path.join(ROOT, 'tools/checks/check-lint.ts')] },
  { name: 'import table', command: [path.join(ROOT, 'tools/checks/check-imports.ts')] },
  ...TYPE_PROJECTS.map(typeCheck),
  {
    name: 'unused code and packages',
    command: [inModules('knip/bin/knip.js'), '--no-progress', '--cache'],
  },
  { name: 'folder sizes', command: [path.join(ROOT, 'tools/checks/check-folders.ts')] },
  { name: 'translations', command: [path.join(ROOT, 'tools/checks/check-translations.ts')] },
  { name: 'format', command: [inModules('oxfmt/bin/oxfmt'), '--check', '.'] },
];

try {
  await prepareTools();
  mkdirSync(TYPE_CACHE, { recursive: true });
  const begun = Date.now();
  const failed = await runAll(CHECKS, Math.max(2, os.availableParallelism()));
  const outcome = failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`;
  print(`${outcome} (${seconds(begun)} s).`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}

function typeCheck(project) {
  const cacheFile = path.join(TYPE_CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', cacheFile, '-p', project];
  return {
    name: `types of ${project}`,
    command: [inModules('typescript/bin/tsc'), ...options],
  };
}

/** Returns the names of the checks that failed. */
async function runAll(checks, atOnce) {
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}

/** Shows the output only if the check failed. */
async function runCheck({ name, command }) {
  const begun = Date.now();
  const { code, output } = await collect(command);
  const passed = code === 0;
  print(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds(begun)} s)`);
  if (!passed) print(output.replaceAll(/^(?=.)/gm, '        '));
  return passed;
}

function collect(command) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), command, {
      cwd: ROOT,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function seconds(begun) {
  return ((Date.now() - begun) / 1000).toFixed(1);
}
