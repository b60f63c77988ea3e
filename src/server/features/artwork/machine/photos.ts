/** Photographs of a design for machine files: by layer, whole, upright and in the layer's tone. */
import type { ImageLayer } from '../../../../artwork/design/design.ts';

/** Encoded pictures (JPEG, PNG or WebP) by layer id; a layer without one stays empty. */
export type Photos = Readonly<Record<string, Uint8Array>>;

/** As a URL, which the renderer requires. */
export function photoAddress(photos: Photos, { id }: ImageLayer): string | undefined {
  const bytes = photos[id];
  if (!bytes) return undefined;
  const type = bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x89 ? 'png' : 'webp';
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
