/** Converts linear light to picture bytes: tone mapping, sRGB curve, dithering. */
import { linearToSrgb, toneScale } from '../../../../artwork/plate/tone.ts';
import type { PlatePlanes } from './plate-planes.ts';

/** Lookup tables from plane bytes to linear light. */
export interface PlateTables {
  underneath: Float32Array;
  light: Float32Array;
  gloss: Float32Array;
}

const STEPS = 8192;
/** sRGB value (0 to 255, with fraction) of linear light in STEPS. */
const CURVE = Float32Array.from(
  { length: STEPS + 2 },
  (_, step) => 255 * linearToSrgb(step / STEPS),
);

/** Writes one pixel. The dither depends only on the position, and hides 8-bit banding in smooth backdrops. */
export function writePixel(
  picture: Uint8Array,
  pixel: number,
  red: number,
  green: number,
  blue: number,
  toned: boolean,
): void {
  const scale = toned ? toneScale(Math.max(red, green, blue)) * STEPS : STEPS;
  const dither = (Math.imul(pixel, 2_654_435_761) >>> 24) / 256;
  const at = pixel * 3;
  picture[at] = shown(red * scale) + dither;
  picture[at + 1] = shown(green * scale) + dither;
  picture[at + 2] = shown(blue * scale) + dither;
}

function shown(step: number): number {
  if (step >= STEPS) return 255;
  const below = Math.floor(step);
  const from = CURVE[below] ?? 0;
  return Math.min(255 - 1 / 128, from + ((CURVE[below + 1] ?? 0) - from) * (step - below));
}

/** Renders the bare photograph. */
export function develop(
  { underneath, gloss }: PlatePlanes,
  tables: PlateTables,
  toned: boolean,
): Uint8Array {
  const picture = new Uint8Array(underneath.length);
  const light = (at: number) =>
    (tables.underneath[underneath[at] ?? 0] ?? 0) +
    (gloss ? (tables.gloss[gloss[at] ?? 0] ?? 0) : 0);
  for (let pixel = 0; pixel * 3 < picture.length; pixel++) {
    const at = pixel * 3;
    writePixel(picture, pixel, light(at), light(at + 1), light(at + 2), toned);
  }
  return picture;
}
