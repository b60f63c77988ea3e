/** A thin bar at the top of the window while the next page loads: the press was heard. */
import { usePendingLocation } from '../../navigation/use-router.ts';

/** Pages that come sooner, mostly fetched ahead, show no bar. */
const UNSEEN_MS = 120;

export function LoadingBar() {
  return (
    usePendingLocation() && (
      <div
        ref={grow}
        aria-hidden="true"
        data-loading
        className="fixed inset-x-0 top-0 z-50 h-1 bg-clay opacity-0"
      />
    )
  );
}

/** Slows down, because the time that loading takes is unknown. With reduced motion the bar appears at full width. */
function grow(bar: HTMLElement | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar?.animate(
    [
      { transformOrigin: '0', scale: isStill ? '1' : '0 1', opacity: 1 },
      { transformOrigin: '0', scale: isStill ? '1' : '0.95 1', opacity: 1 },
    ],
    { delay: UNSEEN_MS, duration: 8000, easing: 'cubic-bezier(0, 0.9, 0.3, 1)', fill: 'forwards' },
  );
}
