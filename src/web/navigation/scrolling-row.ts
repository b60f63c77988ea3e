/** A row of links that scrolls sideways where it is too long. */
import type { FocusEvent } from 'react';

export const SCROLLING_ROW = '-mx-1 overflow-x-auto px-1 py-1';

/** For `onFocus` of its links: a browser leaves one that is partly visible where it is. */
export const showWhole = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const ROOM_BEFORE = 99;

/** For `ref` of the row: brings the link of this page into it, without moving the page. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - ROOM_BEFORE;
}
