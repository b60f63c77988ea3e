import path from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type {
  DesignDocument,
  ImageLayer,
  PrintArea,
  RectLayer,
} from '../../../../artwork/design/design.ts';
import { designDocument, ground, rect, text } from '../../../../artwork/drawing/drawing.ts';
import { renderDesign } from '../../../../artwork/render/render-design.ts';
import { openShaper } from '../compose/load-fonts.ts';
import { shrunkPhoto } from '../machine/fitted-photo.ts';
import { photoAddress } from '../machine/photos.ts';
import { photoInView } from '../compose/photo-in-view.ts';
import { printPixels } from '../machine/print-size.ts';
import { printFile } from './print-file.ts';

const fonts = path.join(import.meta.dirname, '../../../../../catalogue/fonts');
const shaper = openShaper(fonts);

/** A smooth scene, like a photograph. */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><defs>
  <linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="#5f93c9"/><stop offset="1" stop-color="#b8552f"/></linearGradient></defs>
  <rect width="1200" height="900" fill="url(#sky)"/></svg>`;
const HALF = { x: 0.25, y: 0.1, w: 0.5, h: 0.8 };
const mug = { w: 200, h: 95, bleed: 2, safe: 4 };
function mugWith(...drawn: Parameters<typeof designDocument>[2]): DesignDocument {
  return designDocument('test', mug, drawn);
}

/** Pixels per metre in the pHYs chunk, which pngjs skips. */
function densityOf(png: Buffer): [number, number, number] {
  const at = png.indexOf('pHYs') + 4;
  return [png.readUInt32BE(at), png.readUInt32BE(at + 4), png.readUInt8(at + 8)];
}

function pixel(png: PNG, x: number, y: number): number[] {
  return [...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 4)];
}

/** Mean difference, out of 255, from the design drawn at once with its photographs. */
function differenceFromWhole(
  made: PNG,
  document: DesignDocument,
  photos: Record<string, Buffer>,
): number {
  const svg = renderDesign(document, {
    shaper,
    imageHref: (layer) => photoAddress(photos, layer),
  });
  const sized = svg.replace(
    / width="[^"]*" height="[^"]*"/,
    ` width="${made.width}" height="${made.height}" preserveAspectRatio="none"`,
  );
  const whole = new Resvg(sized).render().pixels;
  let difference = 0;
  for (const [at, value] of whole.entries()) difference += Math.abs(value - made.data[at]!);
  return difference / whole.length;
}

describe('a print file', () => {
  test.each<[string, PrintArea, number, number]>([
    ['mug', mug, 2409, 1169],
    ['keyring', { w: 48, h: 33, bleed: 0, safe: 3 }, 567, 390],
    ['tall strip', { w: 20.3, h: 400.4, bleed: 0, safe: 0 }, 240, 4729],
  ])('of a %s has its exact size at 300 dpi', async (_, area, width, height) => {
    const document = designDocument('test', area, [ground(area, '#336699')]);
    const bytes = await printFile({ document, mirrored: false, photos: {} }, shaper);
    const png = PNG.sync.read(bytes);
    expect([png.width, png.height]).toEqual([width, height]);
    expect([printPixels(area.w + 2 * area.bleed), printPixels(area.h + 2 * area.bleed)]).toEqual([
      width,
      height,
    ]);
    // 300 / 25.4 × 1000 pixels per metre.
    expect(densityOf(bytes)).toEqual([11811, 11811, 1]);
    const profiled = sharp(bytes).withIccProfile('srgb').png();
    const { icc } = await sharp(await profiled.toBuffer()).metadata();
    expect((await sharp(bytes).metadata()).icc).toEqual(icc);
    expect(pixel(png, 0, 0)).toEqual([0x33, 0x66, 0x99, 255]);
    expect(pixel(png, width - 1, height - 1)).toEqual([0x33, 0x66, 0x99, 255]);
  });

  test('is mirrored on request, and transparent where nothing is printed', async () => {
    const document = mugWith(rect(10, 20, 30, 30, '#ff0000'));
    const straight = PNG.sync.read(
      await printFile({ document, mirrored: false, photos: {} }, shaper),
    );
    const mirrored = PNG.sync.read(
      await printFile({ document, mirrored: true, photos: {} }, shaper),
    );
    const x = printPixels(2 + 25);
    const y = printPixels(2 + 35);
    expect(pixel(straight, x, y)).toEqual([255, 0, 0, 255]);
    expect(pixel(straight, straight.width - 1 - x, y)).toEqual([0, 0, 0, 0]);
    for (let column = 0; column < straight.width; column += 7) {
      expect(pixel(mirrored, mirrored.width - 1 - column, y)).toEqual(pixel(straight, column, y));
    }
    // Exact to the pixel: 12 mm from the left edge of the sheet.
    const edge = printPixels(12);
    expect(pixel(straight, edge - 2, y)[3]).toBe(0);
    expect(pixel(straight, edge + 1, y)[3]).toBe(255);
  });

  test('has no alpha channel if ink covers everything', async () => {
    const covered = mugWith(ground(mug, '#faf6ee'));
    const open = mugWith(rect(10, 10, 50, 50, '#204060'));
    const channelsOf = async (document: DesignDocument) => {
      const made = await printFile({ document, mirrored: true, photos: {} }, shaper);
      return (await sharp(made).metadata()).channels;
    };
    expect(await channelsOf(covered)).toBe(3);
    expect(await channelsOf(open)).toBe(4);
  });

  test('keeps half-covered ink half covered', async () => {
    const document = mugWith(rect(10, 20, 30, 30, '#ff8040', {}), {
      ...rect(60, 20, 30, 30, '#ff8040'),
      opacity: 0.5,
    });
    const png = PNG.sync.read(await printFile({ document, mirrored: false, photos: {} }, shaper));
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel(png, printPixels(77), printPixels(37));
    expect(alpha).toBeGreaterThanOrEqual(127);
    expect(alpha).toBeLessThanOrEqual(128);
    expect(red).toBe(255);
    expect(Math.abs(green - 0x80) + Math.abs(blue - 0x40)).toBeLessThanOrEqual(2);
  });

  test('places photographs where a drawing of the whole would show them, under and over the drawing', async () => {
    const picture = await sharp(Buffer.from(SCENE)).jpeg({ quality: 95 }).toBuffer();
    const clear = await sharp(Buffer.from(SCENE)).ensureAlpha(0.5).webp().toBuffer();
    const photos = {
      whole: picture,
      cut: picture,
      turned: picture,
      beyond: picture,
      pale: picture,
      clear: await sharp(clear).png().toBuffer(),
    };
    const photo = (id: string, changes: Partial<ImageLayer>): ImageLayer => ({
      id,
      type: 'image',
      upload: id,
      tone: 'colour',
      x: 30,
      y: 30,
      w: 40,
      h: 30,
      crop: {
        x: 0,
        y: 0,
        w: 1,
        h: 1,
      },
      ...changes,
    });
    const bare = mugWith(ground(mug, '#faf6ee'), rect(100, 20, 60, 40, '#204060'));
    const [sheet, block] = bare.layers as [RectLayer, RectLayer];
    const layers = [
      sheet,
      photo('whole', {}),
      photo('cut', { x: 80, crop: HALF }),
      block,
      photo('turned', { x: 120, rotation: 25 }),
      photo('beyond', { x: 195, w: 60 }),
      photo('pale', { x: 40, y: 75, opacity: 0.5 }),
      photo('clear', { x: 130, y: 75 }),
      { ...block, id: 'over', x: 20, y: 25, w: 30, h: 5 },
    ];
    const document = { ...bare, layers };
    const made = PNG.sync.read(await printFile({ document, mirrored: false, photos }, shaper));
    expect([made.width, made.height]).toEqual([2409, 1169]);
    expect(differenceFromWhole(made, document, photos)).toBeLessThan(0.1);
    // The uncovered corner, the stripe over the photograph, and the photograph beyond the sheet's
    // edge.
    expect(pixel(made, 2, 2)).toEqual([0xfa, 0xf6, 0xee, 255]);
    expect(pixel(made, printPixels(2 + 35), printPixels(2 + 27))).toEqual([0x20, 0x40, 0x60, 255]);
    expect(pixel(made, 2408, printPixels(2 + 30))[2]).not.toBe(0xee);
  });

  test.each([
    ['a photograph', (picture: Sharp) => picture.jpeg({ quality: 95 })],
    ['a grey one', (picture: Sharp) => picture.greyscale().jpeg({ quality: 95 })],
    ['a half transparent one', (picture: Sharp) => picture.ensureAlpha(0.5).png()],
  ])('shows below %s that covers the sheet only what shines through', async (_, made) => {
    const photos = { over: await made(sharp(Buffer.from(SCENE))).toBuffer() };
    const bare = mugWith(ground(mug, '#faf6ee'), text(100, 50, 'script', 30, 'Siân', '#204060'));
    const words = { ...text(100, 80, 'script', 12, 'Nain a Taid', '#fff'), id: 'words' };
    const over: ImageLayer = {
      id: 'over',
      type: 'image',
      upload: 'over',
      tone: 'colour',
      x: 100,
      y: 47.5,
      w: 210,
      h: 99,
      crop: HALF,
    };
    const document = { ...bare, layers: [...bare.layers, over, words] };
    const sheet = PNG.sync.read(await printFile({ document, mirrored: false, photos }, shaper));
    expect(differenceFromWhole(sheet, document, photos)).toBeLessThan(0.1);
  });

  test('crops a photograph far larger than the sheet before it is turned', async () => {
    const picture = await sharp(Buffer.from(SCENE)).resize(1600).jpeg({ quality: 95 }).toBuffer();
    const vast: ImageLayer = {
      id: 'vast',
      type: 'image',
      upload: 'vast',
      tone: 'colour',
      rotation: 30,
      x: 120,
      y: 30,
      w: 1800,
      h: 1350,
      crop: HALF,
    };
    const bare = mugWith(ground(mug, '#faf6ee'));
    const document = { ...bare, layers: [...bare.layers, vast] };
    const photos = { vast: picture };
    const made = PNG.sync.read(await printFile({ document, mirrored: false, photos }, shaper));
    expect(differenceFromWhole(made, document, photos)).toBeLessThan(0.1);
    const sheet = { left: -2, top: -2, right: 202, bottom: 97 };
    const cut = await shrunkPhoto(photoInView(vast, sheet)!, picture);
    const { width, height } = await sharp(cut.photo).metadata();
    // An eighth of the width of the visible half.
    expect(width).toBeLessThan(1600 / 2 / 7);
    expect(height).toBeLessThan(1600 / 2 / 5);
  });

  test('is the same in bands as in one piece, with transparent and turned parts anywhere', async () => {
    const area = { w: 100, h: 900, bleed: 0, safe: 0 };
    const picture = await sharp(Buffer.from(SCENE)).jpeg({ quality: 95 }).toBuffer();
    const pale = { opacity: 0.5 };
    const photo = (id: string, y: number): ImageLayer => ({
      id,
      type: 'image',
      upload: id,
      tone: 'colour',
      x: 50,
      y,
      w: 40,
      h: 30,
      rotation: 25,
      crop: HALF,
    });
    const drawn = designDocument('test', area, [
      ground(area, '#faf6ee'),
      rect(5, 2, 30, 30, '#204060', pale),
      rect(40, 100, 20, 700, '#a04020', pale),
      rect(5, 865, 30, 30, '#204060', pale),
      text(50, 450, 'script', 30, 'Siân', '#123456', { rotation: 90, ...pale }),
    ]);
    const within = [photo('above', 60), photo('below', 850)];
    // resvg aborts the process if its drawing contains these.
    const beyond = [
      { ...rect(5, 2900, 30, 30, '#204060'), id: 'beyond', ...pale },
      photo('gone', 2900),
    ];
    const photos = { above: picture, below: picture, gone: picture };
    const document = { ...drawn, layers: [...drawn.layers, ...within, ...beyond] };
    const made = PNG.sync.read(await printFile({ document, mirrored: false, photos }, shaper));
    const alone = { ...drawn, layers: [...drawn.layers, ...within] };
    expect([made.width, made.height]).toEqual([1181, 10630]);
    expect(differenceFromWhole(made, alone, photos)).toBeLessThan(0.1);
  });
});
