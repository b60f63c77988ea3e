/** Keeps “T-shirt” from breaking at its hyphen. The text itself stays as it is, for search in the page and for readers. */
import type { ReactNode } from 'react';

const SHIRT = /(t-shirts?)/i;

/** @param text of a heading or a card */
export const unbroken = (text: string): ReactNode =>
  // Every second part is what the pattern captured.
  text.split(SHIRT).map((part, place) =>
    place % 2 ? (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
