/** For how long a shopper's photograph is kept. */

/** Of one that no cart, draft or order shows, from when it was last used. */
export const UNUSED_DAYS = 30;

export interface UploadUse {
  /** When a design that shows it was last put anywhere. */
  usedAt: Date;
  /** Whether a cart or draft shows it. */
  isInUse: boolean;
  /** Orders that show it and were not cancelled: when each left, or is to leave. */
  leaving: readonly { at: Date; hasLeft: boolean }[];
}

export interface Retention {
  /** Null while it is in hand: nobody knows yet. */
  deletedAt: Date | null;
  /** Whether something still needs it, whatever the day. */
  isNeeded: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

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
