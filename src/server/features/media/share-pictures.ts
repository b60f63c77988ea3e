/** The JPEG of a catalogue picture in the form that sites which show links ask for, drawn when first asked for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { boundedCache } from '../../caches/bounded-cache.ts';

/** Of the link's picture, in pixels. */
const SHARED = { width: 1200, height: 630 };
const WIDTHS = [960, 640, 320];
/** Of the shop's paper. */
const BACKGROUND = '#f4efe6';
const KEPT_BYTES = 16 * 1024 * 1024;

interface SharePictures {
  /** @param name below the folder, without width and ending; undefined if there is no such picture */
  get(name: string): Promise<Buffer | undefined>;
}

export function sharePictures(folder: string): SharePictures {
  const kept = boundedCache<Buffer>('pictures of links', {
    maxBytes: KEPT_BYTES,
    bytesOf: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  return {
    async get(name) {
      const known = kept.get(name);
      if (known) return known;
      const begun = underWay.get(name);
      if (begun) return begun;
      const drawing = draw(folder, name).finally(() => underWay.delete(name));
      underWay.set(name, drawing);
      const picture = await drawing;
      if (picture) kept.set(name, picture);
      return picture;
    },
  };
}

/** The whole product in the middle, never cropped: its name may reach the edge. */
async function draw(folder: string, name: string): Promise<Buffer | undefined> {
  const original = await largest(folder, name);
  if (!original) return undefined;
  const { default: sharp } = await import('sharp');
  const product = await sharp(original)
    .resize({ height: SHARED.height, width: SHARED.width, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { ...SHARED, channels: 3, background: BACKGROUND } })
    .composite([{ input: product, gravity: 'centre' }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function largest(folder: string, name: string): Promise<Buffer | undefined> {
  for (const width of WIDTHS) {
    const file = await readFile(path.join(folder, `${name}-${width}.webp`)).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}
