/**
 * `npm start`: from a fresh clone to a running shop in one command. Plain JavaScript for any
 * installed Node (20 or newer).
 */

import { prepare, PreparationError, print } from './prepare.mjs';
import { runShop } from './shop-process.mjs';

try {
  await prepare();
  runShop();
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
