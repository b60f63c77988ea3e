/** Restarts the embedded Postgres when it ends unexpectedly, as after a crash or a kill. */

import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, signal } from './postmaster-process.ts';
import { isStopping, runningPostmaster, startPostmaster } from './embedded-postmaster.ts';
import type { Postmaster } from './embedded-postmaster.ts';
import type { Place } from './postgres-programs.ts';

export interface Watch {
  /** Stops watching; returns the server that runs at that time. */
  end(): Promise<Postmaster>;
  force(): void;
}

export interface WatchOptions {
  report: (line: string) => void;
  mayRestart: () => boolean;
  onRestart: (postmaster: Postmaster) => void;
}

const LOOK_EVERY = 500;
/** Pause between attempts to start it, for example while the disk is full. */
const TRY_EVERY = 1000;

export function watchPostmaster(place: Place, first: Postmaster, options: WatchOptions): Watch {
  const { report, mayRestart, onRestart } = options;
  let current = first;
  let restarting: Promise<void> | null = null;
  let watching = true;
  const startAgain = async () => {
    report('The database ended unexpectedly; starting it again.');
    for (let reported = ''; watching; await sleep(TRY_EVERY, undefined, { ref: false })) {
      try {
        current = runningPostmaster(place.folder) ?? (await startPostmaster(place, current.port));
        onRestart(current);
        report('The database is running again.');
        return notice(current);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== reported) report((reported = reason));
      }
    }
  };
  const look = () => {
    if (!watching || restarting || !mayRestart()) return;
    if (!isAlive(current.pid)) restarting = startAgain().finally(() => (restarting = null));
    else if (isStopping(place.folder, current)) signal(current.pid, 'SIGINT');
  };
  /** The exit of a server that we started is noticed at once. */
  const notice = ({ exited }: Postmaster) => void exited?.then(look);
  notice(first);
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  const endWatch = () => {
    watching = false;
    clearInterval(timer);
  };
  return {
    end: async () => {
      endWatch();
      await restarting;
      return current;
    },
    force: () => {
      endWatch();
      signal(current.pid, 'SIGQUIT');
    },
  };
}
