/**
 * `npm run bench` and `npm run faults`: prepares the checkout and runs the given program under the
 * pinned Node. Plain JavaScript for Node 20.
 */

import path from 'node:path';
import {
  buildIfStale,
  pinnedNode,
  PreparationError,
  prepareTools,
  ROOT,
  run,
  print,
} from './prepare.mjs';

const [program = '', ...given] = process.argv.slice(2);

try {
  await prepareTools();
  await buildIfStale();
  process.exitCode = await run(pinnedNode(), [path.join(ROOT, program), ...given]);
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
