/** Runs pieces of work one after another for as long as a session lasts; what still waits when it ends is rejected. */
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
