/** The styles of the small round links to a category or kind. */
export const CHIP =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-sm no-underline';
