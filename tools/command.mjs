/**
 * `npm run stock` and similar: runs `src/server/commands/<name>.ts` under the pinned Node, with its
 * arguments. Plain JavaScript for Node 20.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, PreparationError, preparePackages, ROOT, run, print } from './prepare.mjs';

const [name = '', ...given] = process.argv.slice(2);
const envFile = path.join(ROOT, '.env');

try {
  await preparePackages();
  process.exitCode = await run(pinnedNode(), [
    ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
    path.join(ROOT, 'src/server/commands', `${name}.ts`),
    ...given,
  ]);
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
