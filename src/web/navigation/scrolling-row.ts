/** A row of links that scrolls sideways where it is too long. */
import type { FocusEvent } from 'react';

export const SCROLLING_ROW = '-mx-1 overflow-x-auto px-1 py-1';

/** For `onFocus` of its links: a browser leaves one that is partly visible where it is. */
export const showWhole = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
