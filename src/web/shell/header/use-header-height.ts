/** Keeps what is scrolled to clear of the sticky header. */
import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

// Measured after the new screen has been laid out.
export const ADJUST_AFTER_MS = 100;

export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => keepClearOf(() => header.current?.offsetHeight ?? 0), [pathname, header]);
}

/** `height` in pixels; answers how to stop. */
export function keepClearOf(height: () => number): () => void {
  const adjust = () =>
    document.documentElement.style.setProperty('--header-height', `${height()}px`);
  const timer = setTimeout(adjust, ADJUST_AFTER_MS);
  window.addEventListener('resize', adjust);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', adjust);
  };
}
