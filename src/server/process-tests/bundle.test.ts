/** Every part of the bundled server loads, also those that a shop loads when it first needs them. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildIfStale } from '../../../tools/prepare.mjs';
import { SHOP_PROGRAM } from '../../../tools/shop-program.mjs';
import { INHERITED } from '../testing/processes/inherited-environment.ts';

const FOLDER = path.dirname(SHOP_PROGRAM);
const PART = /"\.\/([\w.-]+\.mjs)"/g;

/** Files that the file imports, at once or later, and what those import. */
function partsOf(file: string, found = new Set<string>()): Set<string> {
  for (const [, part = ''] of readFileSync(path.join(FOLDER, file), 'utf8').matchAll(PART)) {
    if (found.has(part)) continue;
    found.add(part);
    partsOf(part, found);
  }
  return found;
}

test('every part of the bundle loads by itself', async () => {
  await buildIfStale();
  const parts = [...partsOf('main.mjs')];
  expect(parts.length).toBeGreaterThan(40);
  // The program and the child programs begin to work when they are loaded.
  const libraries = parts.filter((part) => part !== 'main.mjs' && !part.endsWith('.child.mjs'));
  const load = `
    const failed = [];
    for (const part of ${JSON.stringify(libraries)})
      await import(${JSON.stringify(`${FOLDER}/`)} + part).catch((error) => failed.push(part + ': ' + error));
    console.log(JSON.stringify(failed));
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', load],
    { env: INHERITED },
  );
  expect(JSON.parse(stdout)).toEqual([]);
});
