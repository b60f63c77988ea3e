/** Takes the focus to a new screen, so that the keyboard and screen readers go on there and not where the link was. */
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // With a hash the browser's own target is right.
    if (hash === '') main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
