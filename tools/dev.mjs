/** `npm run dev`: the shop from its sources, with hot reload in the browser and a restart when server code changes. */

import { PreparationError, prepareTools, print } from './prepare.mjs';
import { runShop } from './shop-process.mjs';
import { SHOP_SOURCE } from './shop-program.mjs';

const SERVER_SOURCES = ['src/server', 'src/contract', 'src/domain', 'src/artwork', 'catalogue'];

try {
  await prepareTools();
  runShop({
    program: SHOP_SOURCE,
    nodeArguments: [
      '--watch-preserve-output',
      ...SERVER_SOURCES.map((folder) => `--watch-path=${folder}`),
    ],
    shopArguments: ['--development'],
  });
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
