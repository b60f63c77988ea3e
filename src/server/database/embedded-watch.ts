/** Starts the embedded Postgres again when it ends without being asked to, as after a crash or a kill. */

import { isAlive, runningPostmaster, signal, startPostmaster } from './embedded-postmaster.ts';
import type { Place, Postmaster } from './embedded-postmaster.ts';

export interface Watch {
  /** Stops watching; answers the server that runs then. */
  end(): Promise<Postmaster>;
  force(): void;
}

export interface WatchOptions {
  report: (line: string) => void;
  mayRestart: () => boolean;
  onRestart: (postmaster: Postmaster) => void;
}

const LOOK_EVERY = 500;

export function watchPostmaster(place: Place, first: Postmaster, options: WatchOptions): Watch {
  const { report, mayRestart, onRestart } = options;
  let current = first;
  let restarting: Promise<void> | null = null;
  const restart = async () => {
    report('The database ended without being asked to; starting it again.');
    try {
      current = runningPostmaster(place.folder) ?? (await startPostmaster(place, current.port));
      onRestart(current);
      report('The database is back.');
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    } finally {
      restarting = null;
    }
  };
  const timer = setInterval(() => {
    if (!restarting && !isAlive(current.pid) && mayRestart()) restarting = restart();
  }, LOOK_EVERY);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await restarting;
      return current;
    },
    force: () => {
      clearInterval(timer);
      signal(current.pid, 'SIGQUIT');
    },
  };
}
