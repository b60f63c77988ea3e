/** Runs tasks one after another during a session. Tasks that still wait when it ends are rejected. */
import { throwIfEnded } from './session-ended.ts';

export function oneAfterAnother(session: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve();

  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(() => {
      throwIfEnded(session);
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
}
