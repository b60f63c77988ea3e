/** `npm run gallery`: every component of src/ui in every state, in a browser, with hot reload. Plain JavaScript. */

import { inModules, pinnedNode, PreparationError, prepareTools, run, print } from './prepare.mjs';

try {
  await prepareTools();
  process.exitCode = await run(pinnedNode(), [
    inModules('vite/bin/vite.js'),
    '--config',
    'gallery/vite.config.ts',
  ]);
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
