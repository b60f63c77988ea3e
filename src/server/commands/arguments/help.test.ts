/** Every workshop command has help, and refuses invalid arguments before it opens anything. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { typed } from '../../testing/command.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.values(scripts).flatMap((script) => {
  const name = /^node tools\/command\.mjs ([\w-]+)$/.exec(script)?.[1];
  return name === undefined ? [] : [name];
});
const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Without settings, a command would create a database in this folder.
const settings = { HOME: folder, DATA_DIR: path.join(folder, 'data') };
const untouched = () => expect(readdirSync(folder)).toEqual([]);

test('the commands are those of the npm scripts', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['order', 'orders', 'batch', 'stock', 'price', 'product']),
  );
});

describe.each(commands)('npm run %s', (name) => {
  test('explains itself with --help, and changes nothing', async () => {
    const { code, output } = await typed(name, ['--help'], settings);
    expect(output).toContain(`npm run ${name}`);
    expect(code).toBe(0);
    untouched();
  });

  test('refuses unreadable arguments in one line, and changes nothing', async () => {
    const { code, output } = await typed(name, ['--no-such-thing', '???'], settings);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    untouched();
  });
});
