/** Chromium and the server draw designs alike: 320 designs, pixel by pixel. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Page } from 'playwright-core';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PHOTOGRAPHS } from '../../catalogue/photographs/photographs.ts';
import { withSamples } from '../../src/artwork/design/sample-photo.ts';
import { toneMatrix } from '../../src/artwork/plate/photo-tone.ts';
import { renderDesign } from '../../src/artwork/render/render-design.ts';
import { layerPhotos } from '../../src/server/features/artwork/compose/layer-photos.ts';
import { openShaper } from '../../src/server/features/artwork/compose/load-fonts.ts';
import { photoAddress } from '../../src/server/features/artwork/machine/photos.ts';
import { generateDesign, type GeneratedDesign } from '../support/generated-designs.ts';
import { newShopper, open } from '../support/shop.ts';

const DESIGNS = 320;
const IN_A_TEST = 40;
const AT_ONCE = 8;
/** Of a drawing. */
const PIXELS = 300_000;
/** Share of a drawing's pixels that may differ. */
const LARGEST_SHARE = 0.001;
const LARGEST_SHARE_OF_PHOTOGRAPHS = 0.003;
const INK = '#333333';
/** Composed pictures are sharper than photographs. */
const LENS = 0.8;

const catalogue = path.join(import.meta.dirname, '../../catalogue');
const shaper = openShaper(path.join(catalogue, 'fonts'));

/** The shop's own pictures, one of them cut to portrait format. */
const photographs = new Map([
  ['landscape', await photograph('botanical-wreath-mug', 960, 720)],
  ['portrait', await photograph('botanical-border-canvas', 640, 960)],
]);

for (const name of PHOTOGRAPHS) {
  const sample = sharp(path.join(catalogue, 'photographs', `${name}.webp`));
  photographs.set(`sample:${name}`, new Uint8Array(await sample.jpeg({ quality: 92 }).toBuffer()));
}

/** As JPEG, the format in which shoppers' photographs are stored. */
async function photograph(slug: string, width: number, height: number): Promise<Uint8Array> {
  const folder = path.join(catalogue, 'pictures/product', slug);
  const file = readdirSync(folder).find((name) => name.endsWith('-960.webp'));
  if (!file) throw new Error(`There is no picture of ${slug}`);
  const picture = sharp(path.join(folder, file)).resize(width, height, { fit: 'cover' }).blur(LENS);
  return new Uint8Array(await picture.jpeg({ quality: 92 }).toBuffer());
}

interface Sheet {
  svg: string;
  width: number;
  height: number;
}

/** Both get the same drawing, whose size is in whole pixels. */
function sheetOf(
  { document, mono }: GeneratedDesign,
  imageHref: Parameters<typeof renderDesign>[1]['imageHref'],
): Sheet {
  const { w, h, bleed } = document.area;
  const [wide, high] = [w + 2 * bleed, h + 2 * bleed];
  const scale = Math.sqrt(PIXELS / (wide * high));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const svg = renderDesign(document, { shaper, imageHref, ...(mono && { mono: INK }) });
  const size = ` width="${width}" height="${height}"`;
  return { svg: svg.replace(/ width="[^"]*" height="[^"]*"/, size), width, height };
}

async function drawnByServer(design: GeneratedDesign): Promise<Uint8Array> {
  const photos = await layerPhotos(design.document, photographs);
  const { svg } = sheetOf(design, (layer) => photoAddress(photos, layer));
  return new Resvg(svg, { background: '#ffffff', font: { loadSystemFonts: false } }).render()
    .pixels;
}

interface Toned {
  /** Represents the picture in the drawing. */
  mark: string;
  picture: string;
  matrix: readonly (readonly number[])[] | null;
  isInverted: boolean;
}

/** The browser tones the photographs, as it does for a shopper. */
async function drawnByBrowser(page: Page, all: readonly GeneratedDesign[]): Promise<Buffer[]> {
  const sheets = all.map((design) => {
    const toned: Toned[] = [];
    const sheet = sheetOf(design, (layer) => {
      const mark = `photograph-${toned.length}-of-this-drawing`;
      const picture = `data:image/jpeg;base64,${Buffer.from(photographs.get(layer.upload)!).toString('base64')}`;
      const matrix = toneMatrix(layer) ?? null;
      toned.push({ mark, picture, matrix, isInverted: layer.mark === 'dark' });
      return mark;
    });
    return { ...sheet, toned };
  });
  const drawn = await page.evaluate(async (given) => {
    const load = async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    };
    const canvasOf = (width: number, height: number) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! };
    };
    const tone = async ({ picture, matrix, isInverted }: Toned) => {
      const image = await load(picture);
      const { canvas, context } = canvasOf(image.naturalWidth, image.naturalHeight);
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; matrix && at < pixels.data.length; at += 4) {
        const from = [...pixels.data.subarray(at, at + 3)];
        pixels.data.set(
          matrix.map((weights) =>
            weights.reduce((sum, weight, channel) => sum + weight * from[channel]!, 0),
          ),
          at,
        );
      }
      for (let at = 0; isInverted && at < pixels.data.length; at += 1)
        if (at % 4 < 3) pixels.data[at] = 255 - pixels.data[at]!;
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL('image/webp', 0.9);
    };
    const pictures: string[] = [];
    for (const { svg, width, height, toned } of given) {
      let whole = svg;
      for (const each of toned) whole = whole.replace(each.mark, await tone(each));
      const image = await load(URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' })));
      const { canvas, context } = canvasOf(width, height);
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      pictures.push(canvas.toDataURL('image/png').split(',')[1]!);
    }
    return pictures;
  }, sheets);
  return Promise.all(
    drawn.map((png) => sharp(Buffer.from(png, 'base64')).ensureAlpha().raw().toBuffer()),
  );
}

/** The picture moved to the right, like a drawing with different measurements. */
function shifted(pixels: Uint8Array, width: number, by: number): Uint8Array {
  const moved = new Uint8Array(pixels.length).fill(255);
  for (let row = 0; row < pixels.length; row += width * 4)
    moved.set(pixels.subarray(row, row + (width - by) * 4), row + by * 4);
  return moved;
}

const uploads = ['landscape', 'portrait'];
const all = Array.from({ length: DESIGNS }, (_, seed) => {
  const design = generateDesign(seed, uploads);
  return { ...design, document: withSamples(design.document) };
});
const isPhotographed = ({ document }: GeneratedDesign) =>
  document.layers.some(({ type }) => type === 'image');

test('the designs cover every blank and font, emoji, drawings and photographs', () => {
  const texts = all.flatMap(({ document }) =>
    document.layers.flatMap((layer) => (layer.type === 'text' ? [layer] : [])),
  );
  expect(new Set(texts.map(({ font }) => font)).size).toBe(31);
  expect(texts.filter(({ arc }) => arc !== undefined && arc !== 0).length).toBeGreaterThan(50);
  expect(all.filter(isPhotographed).length).toBeGreaterThan(50);
  expect(all.filter(({ mono }) => mono).length).toBeGreaterThan(50);
});

test.each(Array.from({ length: DESIGNS / IN_A_TEST }, (_, group) => group * IN_A_TEST))(
  'forty designs from number %i on look the same when seen and when made',
  async (first) => {
    const page = await newShopper();
    await open(page, '/about');
    for (let start = first; start < first + IN_A_TEST; start += AT_ONCE) {
      const chunk = all.slice(start, start + AT_ONCE);
      const seen = await drawnByBrowser(page, chunk);
      for (const [place, design] of chunk.entries()) {
        const { width, height } = sheetOf(design, () => undefined);
        const made = await drawnByServer(design);
        const largest = isPhotographed(design) ? LARGEST_SHARE_OF_PHOTOGRAPHS : LARGEST_SHARE;
        const share = (other: Uint8Array) =>
          pixelmatch(seen[place]!, other, undefined, width, height) / (width * height);
        expect(share(made), design.name).toBeLessThanOrEqual(largest);
        expect(share(shifted(made, width, 2)), `${design.name}, moved`).toBeGreaterThan(largest);
      }
    }
  },
);
