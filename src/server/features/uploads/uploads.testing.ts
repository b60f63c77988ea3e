/** Photographs for tests. */
import sharp from 'sharp';

/** Large enough to print on a mug. Every one has a look of its own, unless told. */
export async function samplePhoto(
  width = 900,
  height = 600,
  red = Math.floor(Math.random() * 256),
): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: red, g: 120, b: 90 };
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}
