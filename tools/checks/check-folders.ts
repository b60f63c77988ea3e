/** Checks that no folder of the repository has too many entries. New files count before they are committed. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderProblems } from './folder-sizes.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

const files = execFileSync('git', LIST, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  .split('\0')
  // A file that was moved is listed until the move is staged.
  .filter((file) => file && existsSync(path.join(ROOT, file)));
const problems = files.length > 1000 ? folderProblems(files) : ['too few files were listed'];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
