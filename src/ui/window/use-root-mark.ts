/**
 * Marks the whole document while a component is shown, for styles of what lies outside it: the
 * window's scroll padding, the footer, toasts. `html:has(…)` would do the same, but then each
 * change anywhere in the page restyles all of it (docs/decisions/0131).
 */
import { useLayoutEffect } from 'react';

/** @param name in camel case, as in `dataset`; with `mark` undefined nothing is marked */
export function useRootMark(name: string, mark: string | undefined): void {
  useLayoutEffect(() => {
    if (mark === undefined) return;
    const { dataset } = document.documentElement;
    dataset[name] = mark;
    return () => {
      delete dataset[name];
    };
  }, [name, mark]);
}
