/** How the processes that draw are started. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export function startDrawingProcess(program: URL): ChildProcess {
  return fork(program, {
    serialization: 'advanced',
    stdio: 'inherit',
    // None of this process's own, which may name a file of settings. Under `npm run dev` Node's watch mode has a flag
    // there too, by which the child would send messages of its own.
    execArgv: [],
    // None of the shop's settings, which contain secrets. Without MALLOC_ARENA_MAX, the memory of finished pictures would
    // stay in many small arenas.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MALLOC_ARENA_MAX: '2',
    },
  });
}
