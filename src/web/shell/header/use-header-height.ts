/** Offsets scroll targets by the height of the sticky header. */
import { useEffect, type RefObject } from 'react';
import { setRootLength } from '../../../ui/window/root-length.ts';
import { useLocation } from '../../navigation/use-router.ts';

// Measured after the new screen's layout.
export const ADJUST_AFTER_MS = 100;

export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(
    () => keepClearOf(() => (header.current ? stuckHeight(header.current) : 0)),
    [pathname, header],
  );
}

/** Without the bar at its top, which scrolls away: a sticky header begins that much above the window. */
function stuckHeight(header: HTMLElement): number {
  const top = Number.parseFloat(getComputedStyle(header).top);
  return header.offsetHeight + (top < 0 ? top : 0);
}

/** `height` in pixels. Returns a function that stops it. */
export function keepClearOf(height: () => number): () => void {
  const adjust = () => setRootLength('--header-height', height());
  const timer = setTimeout(adjust, ADJUST_AFTER_MS);
  window.addEventListener('resize', adjust);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', adjust);
  };
}
