/** A photograph on a design in the editor, of one colour and as large as it is to be. */
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** @param size in pixels */
export async function addPhotograph(
  editor: Locator,
  size: { width: number; height: number },
): Promise<void> {
  const picture = sharp({ create: { ...size, channels: 3, background: '#d9a520' } });
  await editor
    .getByLabel('Photograph')
    .and(editor.locator('input'))
    .setInputFiles({
      ...{ name: 'beach.png', mimeType: 'image/png' },
      buffer: await picture.png().toBuffer(),
    });
}
