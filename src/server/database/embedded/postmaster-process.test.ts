import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPidFile } from './postmaster-process.ts';

/** Writes and deletes the file as fast as it can. */
const RESTARTS = `
  const { rmSync, writeFileSync } = require('node:fs');
  process.stdout.write('begun');
  for (;;) {
    writeFileSync(process.argv[1], '42\\n/data\\n0\\n5432\\n\\n\\n\\nready\\n');
    rmSync(process.argv[1]);
  }`;

test('the file of a postmaster may be deleted at any moment of its reading', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-pid-'));
  const postgres = spawn(process.execPath, ['-e', RESTARTS, path.join(folder, 'postmaster.pid')]);
  try {
    await once(postgres.stdout, 'data');
    const pids = new Set<number>();
    for (let time = 0; time < 100_000; time += 1) pids.add(readPidFile(folder).pid);
    expect(pids).toEqual(new Set([0, 42]));
  } finally {
    postgres.kill('SIGKILL');
    await once(postgres, 'exit');
    rmSync(folder, { recursive: true });
  }
});
