/** Class names of inputs, text areas and selects. */
export const INPUT_CLASS =
  'w-full min-w-0 min-h-12 rounded-soft border bg-white px-4 py-2 text-base text-ink placeholder:text-ink-soft ' +
  'border-edge hover:border-ink aria-invalid:border-2 aria-invalid:border-error';
