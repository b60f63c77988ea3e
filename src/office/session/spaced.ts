/** Keeps frequent events from causing as many calls: what follows an event soon is taken together. */

/**
 * Applies an event at once, and those of the same kind that follow within the pause as one, at its
 * end.
 *
 * @param pause in milliseconds
 */
export function spaced<Kind>(apply: (kind: Kind) => void, pause: number): (kind: Kind) => void {
  /** Kinds in their pause, and whether another event came in it. */
  const paused = new Map<Kind, boolean>();
  return function hear(kind) {
    if (paused.has(kind)) {
      paused.set(kind, true);
      return;
    }
    apply(kind);
    paused.set(kind, false);
    setTimeout(() => {
      const hasMore = paused.get(kind);
      paused.delete(kind);
      if (hasMore) hear(kind);
    }, pause);
  };
}
