/** Runs one Postgres server on one data folder: starts or adopts the server, stops it. */
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseRefusal } from '../database-refusal.ts';
import { samePlace } from './embedded-folder.ts';
import { lacksSockets, socketFolder } from './embedded-socket.ts';
import { gravestLine, runToEnd, spawnOptions } from './postgres-programs.ts';
import type { Place } from './postgres-programs.ts';
import { ended, isAlive, readPidFile, signal } from './postmaster-process.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** Resolves when the server ends; only set for a server that this process started. */
  exited?: Promise<void>;
}

const START_TIMEOUT = 60_000;

const STOP_TIMEOUT = 30_000;

const LOG_LIMIT_BYTES = 5_000_000;

/** The server that already runs on the folder, if any. */
export function runningPostmaster(folder: string): Postmaster | null {
  const { pid, port, status, over } = readPidFile(folder);
  return status === 'ready' && samePlace(over, folder) && isAlive(pid) ? { pid, port } : null;
}

/** A file-by-file copy of a running database is inconsistent; it may open and contain wrong data. */
export function refuseOpenCopy(folder: string): void {
  const { pid, over } = readPidFile(folder);
  if (pid === 0 || samePlace(over, folder)) return;
  throw new DatabaseRefusal(
    `${folder} was copied from ${over} while that database was open, so it may be incomplete. Close the shop and copy it again; or, if the copy was taken of one moment, such as a snapshot, delete its postmaster.pid.`,
  );
}

/**
 * After SIGTERM a server waits for the last connection to close and refuses new ones. The shop's
 * connections stay open, so it would wait for ever.
 */
export function isStopping(folder: string, { pid }: Postmaster): boolean {
  const known = readPidFile(folder);
  return known.pid === pid && known.status === 'stopping';
}

/**
 * @param otherPort gives another port if a program takes the first one; absent if clients already
 * use this one, and its socket
 */
export async function startPostmaster(
  place: Place,
  port: number,
  otherPort?: () => Promise<number>,
): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT;
  let sockets = socketFolder(place.folder);
  for (let tried = port; ;) {
    const failure = await tryStart(place, { port: tried, sockets }, deadline);
    if (typeof failure !== 'string') return failure;
    if (otherPort && sockets && lacksSockets(failure)) {
      sockets = '';
      continue;
    }
    if (otherPort && /could not bind/.test(failure)) tried = await otherPort();
    // After a crash the old server's children may hold its lock and memory for a moment.
    if (!/lock file|shared memory block|in use/.test(failure) || Date.now() > deadline) {
      if (isDiskFull(place))
        throw new DatabaseRefusal(
          `The disk is full, so Postgres cannot start over ${place.folder}.`,
        );
      throw new DatabaseRefusal(
        `Postgres did not start over ${place.folder}: ${gravestLine(failure)} (its log: ${logOf(place)})`,
      );
    }
    await sleep(200);
  }
}

export async function stopPostmaster(place: Place, { pid }: Postmaster): Promise<void> {
  if (process.platform === 'win32') {
    await runToEnd(place.programs.pgCtl, spawnOptions(place, 'pipe'), [
      'stop',
      '-D',
      place.folder,
      '-m',
      'fast',
      '-w',
    ]);
    return;
  }
  signal(pid, 'SIGINT');
  if (await ended(pid, STOP_TIMEOUT)) return;
  // An immediate shutdown loses nothing committed; the server recovers at the next start.
  signal(pid, 'SIGQUIT');
  await ended(pid, STOP_TIMEOUT);
}

const logOf = ({ folder }: Place): string => `${folder}.log`;

const ROOM_BYTES = 1_000_000;

/** Postgres then cannot log why it did not start. */
function isDiskFull({ folder }: Place): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < ROOM_BYTES;
}

/** `sockets` is the folder of its Unix socket, '' for none. */
interface Listening {
  port: number;
  sockets: string;
}

async function tryStart(
  place: Place,
  listening: Listening,
  deadline: number,
): Promise<Postmaster | string> {
  const logFile = logOf(place);
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) rmSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  // In a session separate from ours, so that Ctrl-C in the terminal does not stop it before the
  // shop has drained.
  const child = spawn(place.programs.postgres, serverArguments(place, listening), {
    ...spawnOptions(place, log),
    detached: true,
  });
  closeSync(log);
  child.unref();
  let failed: string | undefined;
  child.on('error', (error) => (failed = error.message));
  child.on(
    'exit',
    () => (failed ??= readFileSync(logFile, 'utf8').slice(logStart) || 'it ended at once'),
  );
  while (failed === undefined) {
    if (readPidFile(place.folder).pid === child.pid && runningPostmaster(place.folder)) {
      // From here on its exit is not a failed start.
      child.removeAllListeners('exit');
      const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      return { pid: child.pid, port: listening.port, exited };
    }
    if (Date.now() > deadline) child.kill('SIGQUIT');
    await sleep(10);
  }
  return failed;
}

function serverArguments(place: Place, { port, sockets }: Listening): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: place.unsafe ? 400 : 100,
    timezone: 'UTC',
    log_min_messages: 'warning',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    ...(place.unsafe && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
    }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', place.folder, '-p', String(port), ...flags];
}
