/** A row of links that scrolls sideways where it is too long. */
import type { FocusEvent } from 'react';

export const SCROLLING_ROW = '-mx-1 overflow-x-auto px-1 py-1';

/** For the row's `onFocus`: a browser leaves a link that is partly visible where it is. */
export const showWhole = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
