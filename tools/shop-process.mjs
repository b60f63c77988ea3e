/** Runs the shop as a child under the pinned Node and ends with it. Plain JavaScript for Node 20. */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment, pinnedNode, ROOT } from './prepare.mjs';
import { NODE_FLAGS, SHOP_PROGRAM } from './shop-program.mjs';

/** A terminal's Ctrl-C arrives twice, from the terminal and from npm, but counts once. */
const SAME_WISH = 400;
const PARENT_CHECK = 1000;

/**
 * The child leads its own process group, so that signals reach it only through this process; if
 * this process is killed outright, the closed channel stops the child. Never returns.
 */
export function runShop({ program = SHOP_PROGRAM, nodeArguments = [], shopArguments = [] } = {}) {
  const envFile = path.join(ROOT, '.env');
  const child = spawn(
    pinnedNode(),
    [
      ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
      ...NODE_FLAGS,
      ...nodeArguments,
      program,
      ...shopArguments,
    ],
    {
      cwd: ROOT,
      env: environment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  let lastSignal = 0;
  const pass = () => {
    if (Date.now() - lastSignal < SAME_WISH) return;
    lastSignal = Date.now();
    child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  stopWithParent(pass);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** A killed npm passes no signals on; then this process, or the shell between, gets another parent. */
function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const npm = npmPid();
  const timer = setInterval(() => {
    if (npmPid() === npm) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK);
  timer.unref();
}

/** Some shells stay between npm and this process; only Linux shows this. */
function npmPid() {
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').split('\0')[1] === '-c';
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return isShell ? Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) : process.ppid;
  } catch {
    return process.ppid;
  }
}
