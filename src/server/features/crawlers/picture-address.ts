/** The absolute URL of a picture at its largest size, for other sites. */
import type { PictureRow } from './crawlers.store.ts';

export interface Origins {
  /** Absolute, without a trailing slash. */
  origin: string;
  /** Absolute URL, or a path on the shop's origin. */
  mediaOrigin: string;
}

export function pictureAddress({ key, widths }: PictureRow, { origin, mediaOrigin }: Origins) {
  return new URL(`${mediaOrigin}/${key}-${Math.max(...widths)}.webp`, origin).href;
}
