/** How wide a picture is composed: sharp on the screen, in one of the widths that the server composes. */

const WIDTHS = [320, 640, 960] as const;
export type ComposedWidth = (typeof WIDTHS)[number];

/** More pixels cost time and are hardly seen. */
const MOST_PIXELS_PER_PX = 2;

export function composedWidth(widthPx: number, pixelsPerPx: number): ComposedWidth {
  const wanted = widthPx * Math.min(pixelsPerPx, MOST_PIXELS_PER_PX);
  return WIDTHS.find((width) => width >= wanted) ?? 960;
}
