/**
 * Lints what changed since the lint last passed, and all files that import it: rules that need types
 * can come to another result only there. Everything is linted when the rules, the packages or
 * declarations for all files change, and on a fresh checkout.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inModules, ROOT } from '../prepare.mjs';
import { affectedFiles } from './affected-files.ts';

const PASSED = inModules('.cache/lint/passed.json');
const LINTED = '**/*.{ts,tsx,mts,mjs,cjs,js,jsx}';
const FOR_ALL = [
  '.oxlintrc.json',
  'package-lock.json',
  'tools/checks/lint-rules.mjs',
  '**/tsconfig*.json',
  '**/*.d.{ts,mts}',
];
/** Types come from these too. */
const DATA = '{src,locales,catalogue,tools}/**/*.json';
/** With more files than this, naming them gains nothing. */
const MOST_NAMED = 1500;

/** `files` are hashes by path. */
interface Passed {
  forAll: string;
  files: Record<string, string>;
}

const sources = readAll([LINTED]);
const present: Passed = {
  forAll: hash([...readAll(FOR_ALL)].flat().join('\n')),
  files: Object.fromEntries(
    [...sources, ...readAll([DATA])].map(([file, text]) => [file, hash(text)]),
  ),
};
const last = readPassed();
const named =
  last?.forAll === present.forAll ? affectedFiles(sources, changedSince(last)) : undefined;
const status = named?.length === 0 ? 0 : lint(named && named.length <= MOST_NAMED ? named : []);
if (status === 0) {
  mkdirSync(path.dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, JSON.stringify(present));
}
process.exitCode = status;

/** @param files All files, if empty. */
function lint(files: readonly string[]): number {
  const { status: code } = spawnSync(process.execPath, [inModules('oxlint/bin/oxlint'), ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return code ?? 1;
}

function changedSince({ files }: Passed): string[] {
  const all = new Set([...Object.keys(files), ...Object.keys(present.files)]);
  return [...all].filter((file) => files[file] !== present.files[file]);
}

function readAll(patterns: readonly string[]): Map<string, string> {
  const files = globSync(patterns, {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist', 'data'].includes(name),
  });
  return new Map(
    files
      .map((file) => file.replaceAll(path.sep, '/'))
      .toSorted()
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  );
}

function readPassed(): Passed | undefined {
  try {
    return JSON.parse(readFileSync(PASSED, 'utf8')) as Passed;
  } catch {
    return undefined;
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
