import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import projects from './type-projects.json' with { type: 'json' };

const ROOT = path.join(import.meta.dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');

test('every TypeScript file belongs to a project whose types are checked', () => {
  const checked = new Set(projects.flatMap(filesOf));
  const all = lines('git', ['ls-files', '*.ts', '*.tsx']);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((file) => !checked.has(file))).toEqual([]);
});

function filesOf(project: string): string[] {
  const files = lines(process.execPath, [TSC, '--listFilesOnly', '-p', project]);
  return files.map((file) => path.relative(ROOT, file));
}

function lines(program: string, options: string[]): string[] {
  return execFileSync(program, options, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
}
