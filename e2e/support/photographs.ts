/** Adds a photograph of one colour and any size to a design, in the editor or where its page asks for it. */
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** @param size in pixels @param right colour of its right half, if it has two */
export async function addPhotograph(
  editor: Locator,
  size: { width: number; height: number },
  right?: string,
): Promise<void> {
  const plain = sharp({ create: { ...size, channels: 3, background: '#d9a520' } });
  const half = { width: Math.floor(size.width / 2), height: size.height };
  const picture = right
    ? plain.composite([
        {
          input: { create: { ...half, channels: 3, background: right } },
          left: size.width - half.width,
          top: 0,
        },
      ])
    : plain;
  await editor
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'beach.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    });
}
