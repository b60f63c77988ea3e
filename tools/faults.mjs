/** `npm run faults`: prepares the checkout and hands over to `faults/faults.ts` under the pinned Node. Plain JavaScript for Node 20. */

import path from 'node:path';
import {
  buildIfStale,
  pinnedNode,
  PreparationError,
  prepareTools,
  ROOT,
  run,
  say,
} from './prepare.mjs';

try {
  await prepareTools();
  await buildIfStale();
  process.exitCode = await run(pinnedNode(), [
    path.join(ROOT, 'faults/faults.ts'),
    ...process.argv.slice(2),
  ]);
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
