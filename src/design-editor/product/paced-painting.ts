/** Paints what changes with a gesture: with each frame where that is quick enough, else when the hand rests. */

export interface PacedPainting {
  /** Paints it next; what was to be painted before is left out. */
  paint: (work: () => Promise<unknown>) => void;
  /** Leaves out what has not begun. */
  stop: () => void;
}

/** A longer frame is felt by the hand. */
const LONGEST_MS = 30;
const REST_MS = 120;

/** @param watch begins to watch frames, and returns how to learn the longest in ms */
export function pacedPainting(watch: () => () => number = watchFrames): PacedPainting {
  let wanted: (() => Promise<unknown>) | null = null;
  let isBusy = false;
  // Until a painting at rest was quick.
  let isSlow = true;
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function work(): Promise<void> {
    if (isBusy || !wanted) return;
    isBusy = true;
    const now = wanted;
    wanted = null;
    const longest = watch();
    // The stage still shows the design.
    await now().catch((failure: unknown) => console.warn('The preview was not painted', failure));
    isSlow = longest() > LONGEST_MS;
    isBusy = false;
    begin();
  }

  function begin(): void {
    clearTimeout(rest);
    if (isBusy || !wanted) return;
    if (isSlow) rest = setTimeout(() => void work(), REST_MS);
    else void work();
  }

  return {
    paint(one) {
      wanted = one;
      begin();
    },
    stop() {
      wanted = null;
    },
  };
}

function watchFrames(): () => number {
  let last = performance.now();
  let longest = 0;
  let next = requestAnimationFrame(look);
  function look(): void {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    next = requestAnimationFrame(look);
  }
  return () => {
    cancelAnimationFrame(next);
    return Math.max(longest, performance.now() - last);
  };
}
