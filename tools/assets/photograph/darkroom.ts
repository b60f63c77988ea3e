/** Encodes one composed picture into the files browsers choose from. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export const WIDTHS = [320, 640, 960] as const;
/** Composed at the largest width; the others are scaled from it. */
export const COMPOSED_WIDTH = 960;
export const FORMATS = ['avif', 'webp'] as const;

/** Fine enough for gradients and thin script at these widths; the whole shop stays well below 60 MB. */
export const ENCODING = {
  avif: { quality: 58, effort: 4 },
  webp: { quality: 82, effort: 5 },
} as const;

export function filesOf(name: string, widths: readonly number[] = WIDTHS): string[] {
  return widths.flatMap((width) => FORMATS.map((format) => `${name}-${width}.${format}`));
}

export async function developPicture(folder: string, name: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  for (const width of WIDTHS) {
    const scaled = await sharp(picture)
      .resize(width, width, { kernel: 'lanczos3' })
      .png({ compressionLevel: 0 })
      .toBuffer();
    for (const format of FORMATS) {
      const file = path.join(folder, `${name}-${width}.${format}`);
      const encoded =
        format === 'avif'
          ? await sharp(scaled).avif(ENCODING.avif).toBuffer()
          : await sharp(scaled).webp(ENCODING.webp).toBuffer();
      // A picture under its final name is complete, even if the run was interrupted.
      await writeFile(`${file}.part`, encoded);
      await rename(`${file}.part`, file);
    }
  }
}

/** The backdrop's colour, shown until the picture has loaded: the mean of the upper edge. */
export async function tintOf(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  const edge = { left: 0, top: 0, width, height: Math.max(1, Math.round(height / 16)) };
  const mean = await sharp(file)
    .extract(edge)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${mean.toString('hex')}`;
}
