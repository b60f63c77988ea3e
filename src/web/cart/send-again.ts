/** Sends again what had no response. */
import { Refusal } from '../api/refusal.ts';
import { throwIfEnded } from '../api/session-ended.ts';

/**
 * Between the tries of an addition, in milliseconds. When a page is left, its requests fail before
 * its scripts stop; the pause keeps that from looking like a failure.
 */
export const PAUSES_MS = [1000];
/** While no shopper waits for it. */
export const LONG_PAUSES_MS = [1000, 3000, 9000];

/** The server cannot be reached, is overloaded, or failed. It may have made the change. */
export const isUnanswered = (failure: unknown): boolean =>
  failure instanceof Refusal &&
  (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Tries again after each pause while there is no response. Rejects with the last failure, or once the session has ended. */
export async function sendAgain(
  send: () => Promise<void>,
  [pause, ...pauses]: readonly number[],
  session: AbortSignal,
): Promise<void> {
  try {
    await send();
  } catch (failure) {
    if (pause === undefined || !isUnanswered(failure)) throw failure;
    await new Promise((passed) => setTimeout(passed, pause));
    throwIfEnded(session);
    await sendAgain(send, pauses, session);
  }
}
