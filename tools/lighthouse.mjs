/**
 * `npm run lighthouse`: prepares the checkout and Lighthouse's own packages, then runs
 * `bench/lighthouse.ts`. Plain JavaScript for Node 20.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import {
  buildIfStale,
  environment,
  pinnedNode,
  PreparationError,
  prepareTools,
  ROOT,
  run,
  print,
  step,
} from './prepare.mjs';

const FOLDER = path.join(ROOT, 'bench/lighthouse');

try {
  await prepareTools();
  await buildIfStale();
  const chromium = await findChromium();
  if (!existsSync(path.join(FOLDER, 'node_modules/.package-lock.json'))) await install();
  process.exitCode = await run(
    pinnedNode(),
    [path.join(ROOT, 'bench/lighthouse.ts'), ...process.argv.slice(2)],
    { env: environment({ CHROME_PATH: chromium }) },
  );
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}

/** Separate from the shop's packages, whose install would otherwise take twice as long for everyone. */
async function install() {
  await step(
    'Installing Lighthouse',
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, shell: process.platform === 'win32' },
  );
}
