/** The shop's process as `npm start` runs it: start, watch, kill and restart. */

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS, SHOP_PROGRAM } from '../tools/shop-program.mjs';
import { INHERITED } from '../src/server/testing/processes/inherited-environment.ts';

export interface ShopProcess {
  readonly origin: string;
  readonly pid: number;
  readonly isRunning: boolean;
  /** Unexpected exits, each with the last lines of the process's output. */
  readonly unexpectedEnds: string[];
  /** Log lines of level error and above. */
  readonly errors: string[];
  start(): void;
  /** Milliseconds until `/health/ready` responded 200. */
  untilReady(): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** By SIGTERM; returns the exit code and the duration. */
  stop(): Promise<{ code: number | null; tookMilliseconds: number }>;
}

const ROOT = path.join(import.meta.dirname, '..');
const READY_WITHIN_MS = 180_000;
const STORED_LINES = 40;
const ERROR_LINE = /"level":(?:50|60|"error"|"fatal")/;

export function shopProcess(origin: string, environment: NodeJS.ProcessEnv): ShopProcess {
  const unexpectedEnds: string[] = [];
  const errors: string[] = [];
  let child: ChildProcess | undefined;
  let isWanted = false;

  const running = (): ChildProcess => {
    if (!child) throw new Error('The shop was not started.');
    return child;
  };
  const gone = async (): Promise<void> => {
    if (isAlive(running())) await once(running(), 'exit');
  };
  return {
    origin,
    unexpectedEnds,
    errors,
    get pid() {
      return running().pid ?? 0;
    },
    get isRunning() {
      return child !== undefined && isAlive(child);
    },
    start() {
      isWanted = true;
      const started = spawn(process.execPath, [...NODE_FLAGS, SHOP_PROGRAM], {
        cwd: ROOT,
        env: { ...INHERITED, ...environment },
        // The channel closes when this program is killed, which makes the shop stop.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      const lastLines = storeLines(started, errors);
      started.on('exit', (code, signal) => {
        if (isWanted && child === started)
          unexpectedEnds.push(`ended with ${code ?? signal}: ${lastLines.slice(-8).join(' / ')}`);
      });
      child = started;
    },
    async untilReady() {
      const begun = performance.now();
      while (performance.now() - begun < READY_WITHIN_MS) {
        const answer = await fetch(`${origin}/health/ready`).catch(() => null);
        await answer?.arrayBuffer();
        if (answer?.ok) return performance.now() - begun;
        if (!isAlive(running())) throw new Error(`The shop ended: ${unexpectedEnds.at(-1)}`);
        await sleep(10);
      }
      throw new Error(`The shop was not ready within ${READY_WITHIN_MS / 1000} s.`);
    },
    async kill(signal) {
      isWanted = false;
      running().kill(signal);
      await gone();
    },
    async stop() {
      const begun = performance.now();
      isWanted = false;
      running().kill('SIGTERM');
      await gone();
      return { code: running().exitCode, tookMilliseconds: performance.now() - begun };
    },
  };
}

/** Runs a shop command, as `npm run <name>` does; throws its output if it fails. */
export async function runCommand(
  environment: NodeJS.ProcessEnv,
  name: string,
  ...given: readonly string[]
): Promise<string> {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'src/server/commands', `${name}.ts`), ...given],
    {
      cwd: ROOT,
      env: { ...INHERITED, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let lastLines = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (lastLines += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} ${given.join(' ')} ended with ${code}: ${lastLines}`);
  return lastLines;
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** The last lines of both outputs; lines logged as errors are collected separately. */
function storeLines(child: ChildProcess, errors: string[]): string[] {
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        lines.push(line);
        if (ERROR_LINE.test(line)) errors.push(line);
      }
      lines.splice(0, lines.length - STORED_LINES);
    });
  return lines;
}
