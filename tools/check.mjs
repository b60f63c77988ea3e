/** `npm run check`: format, types, lint, import table, unused code, words. All of it, each with its outcome. Plain JavaScript. */

import { spawn } from 'node:child_process';
import {
  environment,
  inModules,
  pinnedNode,
  PreparationError,
  prepareTools,
  ROOT,
  say,
} from './prepare.mjs';

const PROJECTS = [
  'tsconfig.json',
  'src/domain/tsconfig.json',
  'src/artwork/tsconfig.json',
  'src/web/tsconfig.json',
  'src/web/service-worker/tsconfig.json',
  'e2e/tsconfig.json',
];

try {
  await prepareTools();
  const failed = await checkAll();
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

async function checkAll() {
  const steps = [
    ['format', 'oxfmt/bin/oxfmt', '--check', '.'],
    ...PROJECTS.map((project) => [
      `types of ${project}`,
      'typescript/bin/tsc',
      '--noEmit',
      '-p',
      project,
    ]),
    ['lint', 'oxlint/bin/oxlint'],
    ['import table', '../tools/check-imports.ts'],
    ['unused code and packages', 'knip/bin/knip.js', '--no-progress'],
    ['words', '../tools/check-translations.ts'],
  ];
  const failed = [];
  for (const [name, program, ...args] of steps) {
    const begun = Date.now();
    const { code, output } = await collect(inModules(program), args);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed.push(name);
    say(output.replaceAll(/^(?=.)/gm, '        '));
  }
  return failed;
}

/** Output is shown only where it matters: of a check that fails. */
function collect(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), [script, ...args], {
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
