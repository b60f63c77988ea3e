/** The styles of the small round links to a category or kind. */
export const CHIP =
  'inline-flex min-h-11 items-center rounded-full border px-3.5 text-sm no-underline';

/** Of one of several, of which one is shown. */
export const chipClass = (isChosen: boolean): string =>
  `${CHIP} ${isChosen ? 'chosen border-bottle bg-bottle text-white' : 'border-edge text-ink hover:border-ink'}`;
