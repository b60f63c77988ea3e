/** How long a shopper's photograph is stored. */
import { DAY } from '../time/durations.ts';

/** Days after the last use for a photograph that no cart, draft or order uses. */
export const UNUSED_DAYS = 30;

export interface UploadUse {
  /** When a design that uses it was last saved in a cart, draft or order. */
  usedAt: Date;
  /** Whether a cart or draft uses it. */
  isInUse: boolean;
  /** Dispatch, past or promised, of each order that uses it and is not cancelled. */
  leaving: readonly { at: Date; hasLeft: boolean }[];
}

export interface Retention {
  /** Null while it is in use. */
  deletedAt: Date | null;
  /** Whether a cart, a draft or an order that has not left still needs it. */
  isNeeded: boolean;
}

export function retentionOf(
  { usedAt, isInUse, leaving }: UploadUse,
  daysAfterDispatch: number,
): Retention {
  const days = (from: Date, count: number) => from.getTime() + count * DAY;
  const ends = [days(usedAt, UNUSED_DAYS), ...leaving.map(({ at }) => days(at, daysAfterDispatch))];
  return {
    deletedAt: isInUse ? null : new Date(Math.max(...ends)),
    isNeeded: isInUse || leaving.some(({ hasLeft }) => !hasLeft),
  };
}
