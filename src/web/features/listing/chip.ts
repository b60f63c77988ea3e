/** The styles of the small round links to a category or kind, and of a row of links. */
export const CHIP =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-sm no-underline';

/** Scrolls sideways where it is too long. */
export const ROW = '-mx-1 overflow-x-auto px-1 py-1';
