/**
 * Marks the root of the document while a component is shown, for the styles of what lies outside
 * it. `html:has(…)` would do the same, but then each change anywhere in the page restyles all of it
 * (docs/decisions/0131).
 */
import { useLayoutEffect } from 'react';

/** @param name in camel case, as in `dataset`; with `mark` undefined nothing is marked */
export function useRootMark(name: string, mark: string | undefined): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (mark) dataset[name] = mark;
    return () => void delete dataset[name];
  }, [name, mark]);
}
