/**
 * `npm run look -- <folder>`: takes a picture of every screen in every state, loaded, waiting and
 * failing, in a narrow and a wide window, with overview sheets by part. Plain JavaScript.
 *
 *   --width 320        this window width instead of 390 and 1280; may be repeated
 *   --text 200         text size in percent
 *   --forced-colours   as in a high-contrast theme
 *   --print            as printed
 *   --loaded           leaves out waiting and failing
 *   --only <pattern>   only pictures whose file name matches, e.g. "products" or "390-checkout"
 */

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['390', '1280'] },
    text: { type: 'string', default: '100' },
    'forced-colours': { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    loaded: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

try {
  const [folder] = positionals;
  if (!folder) throw new PreparationError('Name a folder: npm run look -- <folder>');
  const into = path.resolve(folder);
  mkdirSync(into, { recursive: true });
  await prepareTools();
  await buildIfStale();
  const look = {
    folder: into,
    widths: values.width.map(Number),
    textPercent: Number(values.text),
    forcedColours: values['forced-colours'],
    print: values.print,
    loadedOnly: values.loaded,
    only: values.only,
  };
  process.exitCode = await run(
    pinnedNode(),
    [inModules('vitest/vitest.mjs'), 'run', '--project', 'look'],
    { env: environment({ CHROMIUM_PATH: await findChromium(), LOOK: JSON.stringify(look) }) },
  );
  print(`The pictures are in ${into}; begin with the contact sheets.`);
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
