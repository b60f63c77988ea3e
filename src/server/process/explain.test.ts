/** A failed start explains itself in one line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { openProcess } from '../testing/processes/shop-process.ts';

test('a data folder that cannot be created ends the start with one line and exit code 1', async () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'keepsake-explain-'));
  const file = path.join(home, 'file');
  writeFileSync(file, '');
  const shop = await openProcess({ DATA_DIR: path.join(file, 'data') });
  await expect(shop.untilReady()).rejects.toThrow('exit code 1');
  expect(shop.output().trim().split('\n')).toEqual([expect.stringMatching(/^Not a folder: /)]);
  rmSync(home, { recursive: true });
});

test.each([
  ['EROFS', 'The disk is read-only'],
  ['ENOSPC', 'The disk is full'],
  ['EDQUOT', 'The disk quota is used up'],
  ['53100', 'The database cannot serve'],
])('%s is explained without a stack', (code, message) => {
  const error = Object.assign(new Error('write failed'), { code });
  expect(explain(error)).toBe(`${message}: write failed`);
});
