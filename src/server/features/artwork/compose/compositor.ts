/** Composites a design into the photograph of a blank, with the blank's lighting. */
import { SAMPLES, SAMPLE_SCALE, OUTSIDE } from './developed-plate.ts';
import type { DevelopedPlate } from './developed-plate.ts';
import { writePixel } from './developer.ts';
import type { Texture } from './texture.ts';

/**
 * Ink: underneath × (1 − a) + light × art + gloss. Marks: underneath × (1 − a) + marked × a,
 * colours ignored. Computes only pixels that the design reaches; the others are those of the bare
 * photograph. Returns three bytes per pixel.
 */
export function compose(plate: DevelopedPlate, texture: Texture): Uint8Array {
  const { pixels, mask, light, gloss, underneath, tables, toned } = plate;
  const picture = plate.blank.slice();
  const art = new Float32Array(4);
  for (let place = 0; place < pixels.length; place++) {
    if (!gather(art, plate, place, texture)) continue;
    const [red = 0, green = 0, blue = 0, coverage = 0] = art;
    const seen = (mask[place] ?? 0) / 255;
    const left = 1 - coverage * seen;
    const at = place * 3;
    const channel = (share: number, offset: number) =>
      (tables.underneath[underneath[at + offset] ?? 0] ?? 0) * left +
      (tables.light[light[at + offset] ?? 0] ?? 0) * (toned ? share : coverage) * seen +
      (gloss ? (tables.gloss[gloss[at + offset] ?? 0] ?? 0) : 0);
    writePixel(
      picture,
      pixels[place] ?? 0,
      channel(red, 0),
      channel(green, 1),
      channel(blue, 2),
      toned,
    );
  }
  return picture;
}

/** Samples the design for one pixel; returns false if the pixel shows none of it. */
function gather(
  art: Float32Array,
  { samples }: DevelopedPlate,
  place: number,
  { texels, width, height }: Texture,
): boolean {
  art.fill(0);
  let met = false;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const at = (place * SAMPLES + sample) * 2;
    const s = samples[at] ?? OUTSIDE;
    if (s === OUTSIDE) continue;
    const x = (s / SAMPLE_SCALE) * width - 0.5;
    const y = ((samples[at + 1] ?? 0) / SAMPLE_SCALE) * height - 0.5;
    const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
    const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
    const first = (row * width + column) * 4;
    const below = first + width * 4;
    if (
      texels[first + 3] === 0 &&
      texels[first + 7] === 0 &&
      texels[below + 3] === 0 &&
      texels[below + 7] === 0
    )
      continue;
    met = true;
    const right = Math.min(1, Math.max(0, x - column));
    const down = Math.min(1, Math.max(0, y - row));
    const topLeft = ((1 - right) * (1 - down)) / SAMPLES;
    const topRight = (right * (1 - down)) / SAMPLES;
    const bottomLeft = ((1 - right) * down) / SAMPLES;
    const bottomRight = (right * down) / SAMPLES;
    for (let channel = 0; channel < 4; channel++) {
      art[channel] =
        (art[channel] ?? 0) +
        (texels[first + channel] ?? 0) * topLeft +
        (texels[first + 4 + channel] ?? 0) * topRight +
        (texels[below + channel] ?? 0) * bottomLeft +
        (texels[below + 4 + channel] ?? 0) * bottomRight;
    }
  }
  return met;
}
