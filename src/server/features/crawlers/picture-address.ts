/** Absolute address of a picture at its largest, as other sites are given it. */
import type { PictureRow } from './crawlers.store.ts';

export interface Origins {
  /** Absolute, without a slash at the end. */
  origin: string;
  /** Absolute, or a path of the shop's own. */
  mediaOrigin: string;
}

export function pictureAddress({ key, widths }: PictureRow, { origin, mediaOrigin }: Origins) {
  return new URL(`${mediaOrigin}/${key}-${Math.max(...widths)}.webp`, origin).href;
}
