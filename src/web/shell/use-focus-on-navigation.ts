/**
 * Moves the focus to a new screen, so that keyboard and screen readers continue there and not at the old link; to its
 * field marked `data-first-field`, if it has one in view.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '../navigation/use-router.ts';

export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // With a hash, the browser focuses its target.
    if (hash !== '') return;
    main.current?.focus({ preventScroll: true });
    // Does nothing if styles hide the field.
    main.current?.querySelector<HTMLElement>('[data-first-field]')?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
