/** J and K move through the rows, X selects, Enter opens, / searches. */
import { useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useShortcuts } from '../parts/shortcuts.ts';
import { rememberRow, rememberedRow } from './rows-store.ts';

export interface ListKeys {
  /** The row that the keys act on. */
  current: string | undefined;
  setCurrent: (row: string) => void;
}

export interface ListKeysOptions {
  table: RefObject<HTMLTableElement | null>;
  search: RefObject<HTMLInputElement | null>;
  ids: readonly string[];
  onToggle: ((row: string) => void) | undefined;
  onOpen: ((row: string) => void) | undefined;
}

export function useListKeys({ table, search, ids, onToggle, onOpen }: ListKeysOptions): ListKeys {
  const { key: place } = useLocation();
  const [current, set] = useState(() => rememberedRow(place));
  const setCurrent = (row: string) => {
    set(row);
    rememberRow(place, row);
  };
  const move = (step: 1 | -1) => {
    const row = neighbour(ids, current, step);
    if (row === undefined) return;
    setCurrent(row);
    focusRow(table.current, row);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      if (current !== undefined && ids.includes(current)) onToggle?.(current);
    },
    Enter: ({ target }) => {
      // On a link or a button, Enter belongs to it.
      if (current !== undefined && target instanceof HTMLTableRowElement) onOpen?.(current);
    },
    '/': (event) => {
      event.preventDefault();
      search.current?.focus();
    },
  });
  return { current, setCurrent };
}

/** The next row, or the one before; the first if none was current. Stops at both ends. */
export function neighbour(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0];
  return ids[Math.max(0, Math.min(ids.length - 1, at + step))];
}

export function focusRow(table: HTMLTableElement | null, row: string): void {
  const element = table?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
