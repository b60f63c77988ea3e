/**
 * Stops the shop in a fixed order: load balancers send no more, requests finish, then jobs, then the
 * connections close, the database last.
 */

import { setTimeout as sleep } from 'node:timers/promises';

export const STOP_ORDER = ['readiness', 'requests', 'jobs', 'connections', 'database'] as const;

export type Stage = (typeof STOP_ORDER)[number];

export interface StopStep {
  stop(): Promise<void>;
  /** Runs when the stop is forced, for what would otherwise outlive this process. */
  force?(): void;
}

export interface StopLogger {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface Stopper {
  /** Allowed while the shop is still starting; added steps run at the stop. */
  add(stage: Stage, step: StopStep): void;
  /** A second call forces the stop. */
  stop(reason: string, exitCode?: number): void;
  isStopping(): boolean;
}

const STAGE_TIMEOUT: Record<Stage, number> = {
  // Longer than any DRAIN_SECONDS.
  readiness: 70_000,
  requests: 15_000,
  jobs: 20_000,
  connections: 5000,
  database: 60_000,
};
/** A terminal and npm may both pass on one Ctrl-C. */
const SAME_WISH = 400;

/** @param exit ends the process; tests pass their own */
export function makeStopper(
  logger: StopLogger,
  exit: (code: number) => void = process.exit,
): Stopper {
  const steps: Record<Stage, StopStep[]> = {
    readiness: [],
    requests: [],
    jobs: [],
    connections: [],
    database: [],
  };
  let stoppingSince: number | undefined;

  const drain = async (reason: string, exitCode: number) => {
    logger.info({ reason }, 'stopping');
    let code = exitCode;
    for (const stage of STOP_ORDER) {
      const timedOut = Symbol('timed out');
      const all = Promise.allSettled(steps[stage].map((step) => step.stop()));
      const outcome = await Promise.race([
        all,
        sleep(STAGE_TIMEOUT[stage], timedOut, { ref: false }),
      ]);
      const failures =
        outcome === timedOut
          ? ['timed out']
          : (await all).flatMap((result) =>
              result.status === 'rejected' ? [result.reason as unknown] : [],
            );
      for (const err of failures) {
        logger.error({ err, stage }, 'could not stop cleanly');
        code ||= 1;
      }
    }
    logger.info({ tookMilliseconds: Date.now() - (stoppingSince ?? 0) }, 'stopped');
    exit(code);
  };

  return {
    isStopping: () => stoppingSince !== undefined,
    add: (stage, step) => void steps[stage].push(step),
    stop: (reason, exitCode = 0) => {
      if (stoppingSince === undefined) {
        stoppingSince = Date.now();
        void drain(reason, exitCode);
      } else if (Date.now() - stoppingSince > SAME_WISH) {
        for (const stage of STOP_ORDER) for (const step of steps[stage]) step.force?.();
        exit(1);
      }
    },
  };
}

/** Every event that stops this process, including its parent's death. */
export function stopOnSignals({ stop }: Stopper): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(signal));
  // Only a child with an IPC channel to `npm start` gets this event.
  process.on('disconnect', () => stop('npm start has gone'));
}
