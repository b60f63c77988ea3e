/** How far each entry of the history was scrolled. Back and Forward return there; other pages start at the top. */
import type { Location } from 'react-router';
import { tabStorage } from '../state/guarded-storage.ts';

const STORED_AS = 'scroll-positions';

let positions: Map<string, number> | null = null;

function known(): Map<string, number> {
  positions ??= new Map(
    Object.entries(JSON.parse(tabStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>),
  );
  return positions;
}

export function saveScrollPosition(key: string): void {
  known().set(key, window.scrollY);
}

/** @param current returns the key of the entry that is shown */
export function restoreScrollByOurselves(current: () => string): void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    saveScrollPosition(current());
    tabStorage.setItem(STORED_AS, JSON.stringify(Object.fromEntries(known())));
    // For a reload, the browser knows better than a page that is not loaded yet.
    window.history.scrollRestoration = 'auto';
  });
}

/** Call when the location's page has been drawn. */
export function restoreScroll({ key, hash }: Location, keepsScroll: boolean): void {
  const saved = known().get(key);
  if (saved !== undefined) {
    window.scrollTo(0, saved);
    return;
  }
  const target = hash && document.getElementById(decodeHash(hash));
  if (target) target.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
