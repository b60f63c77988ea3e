/** The look of the small round links that lead to a kind of thing. */
export const CHIP =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-sm no-underline';
