/**
 * The secret that signs tokens and links if the environment gives none: generated once, stored in
 * the data folder.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { secret } from '../database/ids.ts';

export function storedSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, secret() + secret(), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
