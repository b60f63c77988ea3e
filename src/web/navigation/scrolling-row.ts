/** A row of links that scrolls sideways where it is too long; its right edge fades, so that one sees that it goes on. */
import type { FocusEvent } from 'react';

export const SCROLLING_ROW =
  '-mx-1 overflow-x-auto px-1 py-1 max-xl:[mask-image:linear-gradient(90deg,#000_calc(100%-3rem),#0000)]';

/** For its list: as wide as its links, and the last one can be scrolled out of the faded edge. */
export const SCROLLED_LIST = 'flex gap-1.5 max-xl:w-max max-xl:pr-12 xl:flex-wrap';

/** For `onFocus` of its links: a browser leaves one that is partly visible where it is. */
export const showWhole = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const ROOM_BEFORE = 99;

/** For `ref` of the row: brings the link of this page into it, without moving the page. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - ROOM_BEFORE;
}
