/** Draws the shop's icons and the picture for shared links, from the favicon and the shop's own photographs. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

const ROOT = path.join(import.meta.dirname, '../..');
const PUBLIC = path.join(ROOT, 'src/web/public');
const PICTURES = path.join(ROOT, 'catalogue/pictures/product');
const PAPER = '#fbf8f3';
const SHOWN = ['allotment-sign', 'botanical-wreath-mug', 'deco-glass'];
/** The size that sites which show links require. */
const SHARED = { width: 1200, height: 630 };

const favicon = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
/** The favicon's content, without the element around it. */
const drawing = favicon.replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The tag in the middle of a square of paper, filling `share` of its width. */
function icon(size: number, share: number, corner: number): Sharp {
  const inset = 20 * (1 - share);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">
    <rect width="40" height="40" rx="${corner}" fill="${PAPER}"/>
    <g transform="translate(${inset} ${inset}) scale(${share})">${drawing}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 });
}

/** The tag alone, on any ground: a line of paper keeps it visible on a dark one. */
function emailMark(size: number): Sharp {
  const [tag = ''] = /<path[^>]*>/.exec(drawing) ?? [];
  const outline = tag.replace(/fill="[^"]*"/, `fill="none" stroke="${PAPER}" stroke-width="3"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 -1 38 38" width="${size}" height="${size}">${outline}${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 });
}

/** Three products side by side, cropped to fill. */
async function sharedPicture(): Promise<Sharp> {
  const width = SHARED.width / SHOWN.length;
  const parts = await Promise.all(
    SHOWN.map(async (slug, place) => {
      const names = await readdir(path.join(PICTURES, slug));
      const file = names.find((name) => /-hero-.*-960\.webp$/.test(name));
      if (!file) throw new Error(`There is no large picture of ${slug}`);
      const input = await sharp(path.join(PICTURES, slug, file))
        .resize(width, SHARED.height, { fit: 'cover' })
        .toBuffer();
      return { input, left: place * width, top: 0 };
    }),
  );
  return sharp({ create: { ...SHARED, channels: 3, background: PAPER } })
    .composite(parts)
    .jpeg({ quality: 78, mozjpeg: true });
}

/** A .ico of PNGs (https://en.wikipedia.org/wiki/ICO_(file_format)). */
async function icoFile(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => icon(size, 1, 8).toBuffer()));
  const directory = Buffer.alloc(6 + 16 * sizes.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  for (const [place, picture] of pictures.entries()) {
    const entry = 6 + 16 * place;
    directory.writeUInt8(sizes[place]!, entry);
    directory.writeUInt8(sizes[place]!, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}

const touchIcon = await icon(180, 0.72, 0).toBuffer();
await Promise.all([
  writeFile(path.join(PUBLIC, 'favicon.ico'), await icoFile([16, 32, 48])),
  icon(192, 0.82, 8).toFile(path.join(PUBLIC, 'icon-192.png')),
  icon(512, 0.82, 8).toFile(path.join(PUBLIC, 'icon-512.png')),
  // A launcher may crop everything but the middle four fifths.
  icon(512, 0.58, 0).toFile(path.join(PUBLIC, 'icon-maskable-512.png')),
  // Older phones request the second name first.
  writeFile(path.join(PUBLIC, 'apple-touch-icon.png'), touchIcon),
  writeFile(path.join(PUBLIC, 'apple-touch-icon-precomposed.png'), touchIcon),
  emailMark(120).toFile(path.join(ROOT, 'src/server/emails/shop-mark.png')),
  (await sharedPicture()).toFile(path.join(PUBLIC, 'share.jpg')),
]);
