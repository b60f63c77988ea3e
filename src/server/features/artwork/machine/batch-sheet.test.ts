import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Resvg } from '@resvg/resvg-js';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labelledPiece } from '../../../../artwork/production/batch-marks.ts';
import { designDocument, ground, rect } from '../../../../artwork/drawing/drawing.ts';
import { batchPdf, batchSvg } from './batch-sheet.ts';
import type { BatchPiece, NestedSheet } from './batch-sheet.ts';
import { shaper } from '../../../testing/features/machine-files.ts';

const press = { shaper, at: new Date('2026-11-20T12:00:00Z'), photosOf: async () => ({}) };
const EXACT_MM = 0.1;
const PIXELS_PER_MM = 24;
const SHEET = { w: 120, h: 70, margin: 8, gap: 4 };
const AREA = { w: 40, h: 20, bleed: 2, safe: 2 };

type Ink = 'ground' | 'mark' | 'black' | 'bench' | 'photo';
const INKS: Record<Ink, readonly number[]> = {
  ground: [0, 160, 255],
  mark: [224, 0, 0],
  black: [0, 0, 0],
  bench: [243, 105, 38],
  photo: [0, 128, 0],
};

interface Picture {
  pixels: Uint8Array;
  width: number;
  channels: number;
}
/** Left, top, right and bottom in mm of the sheet. */
type Box = readonly [number, number, number, number];

/** The bounding box of an ink within a window; undefined if there is none. */
function boxOf({ pixels, width, channels }: Picture, ink: Ink, within: Box): Box | undefined {
  const [left, top, right, bottom] = within.map((mm) => Math.round(mm * PIXELS_PER_MM));
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = top!; y < bottom!; y += 1)
    for (let x = left!; x < right!; x += 1) {
      const place = (y * width + x) * channels;
      if (INKS[ink].some((value, channel) => Math.abs(pixels[place + channel]! - value) > 60))
        continue;
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x + 1);
      box[3] = Math.max(box[3], y + 1);
    }
  return box[0] === Infinity ? undefined : (box.map((pixel) => pixel / PIXELS_PER_MM) as never);
}

function near(found: Box | undefined, wanted: Box): void {
  expect(found).toBeDefined();
  for (const [side, value] of wanted.entries())
    expect(
      Math.abs(found![side]! - value),
      `${found?.join()} for ${wanted.join()}`,
    ).toBeLessThanOrEqual(EXACT_MM);
}

/** A piece with a marked upper left corner, on a background that extends into the bleed. */
function piece(more: Partial<BatchPiece> = {}): BatchPiece {
  const document = designDocument('test', AREA, [
    ground(AREA, '#00a0ff'),
    rect(0, 0, 5, 5, '#e00000'),
  ]);
  const labelled = labelledPiece(AREA, 'KS-4F7-K9Q2 line 1, 1 of 2');
  return { ...labelled, document, mirrored: false, ...more };
}

/** One piece upright, one rotated clockwise; each 44 × 27 mm with bleed and label. */
function sheetOf(one: BatchPiece): NestedSheet {
  return {
    sheet: SHEET,
    title: 'sublimation-white-mug-white-1',
    placed: [
      { piece: one, x: 8, y: 8, turned: false },
      { piece: one, x: 60, y: 12.3, turned: true },
    ],
  };
}

let pdfium: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => (pdfium = await PDFiumLibrary.init()));
afterAll(() => pdfium.destroy());

async function printed(pdf: Buffer): Promise<Picture> {
  const document = await pdfium.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({
    width: SHEET.w * PIXELS_PER_MM,
    height: SHEET.h * PIXELS_PER_MM,
  });
  document.destroy();
  expect([width, height]).toEqual([SHEET.w * PIXELS_PER_MM, SHEET.h * PIXELS_PER_MM]);
  return { pixels: data, width, channels: 4 };
}

function burnt(svg: Buffer): Picture {
  const options = {
    fitTo: { mode: 'width', value: SHEET.w * PIXELS_PER_MM },
    background: '#fff',
  } as const;
  const { pixels, width } = new Resvg(svg.toString(), options).render();
  return { pixels, width, channels: 4 };
}

const WHOLE: Box = [0, 0, SHEET.w, SHEET.h];
const UPRIGHT: Box = [0, 0, 55, 70];
const TURNED: Box = [57, 0, 120, 70];

describe('a batch sheet for the press', () => {
  test('has its exact size, and every piece with bleed and trim in its place', async () => {
    const pdf = await batchPdf(sheetOf(piece()), press);
    const page = (await PDFDocument.load(pdf)).getPage(0);
    expect((page.getWidth() / 72) * 25.4).toBeCloseTo(SHEET.w, 3);
    expect((page.getHeight() / 72) * 25.4).toBeCloseTo(SHEET.h, 3);
    const picture = await printed(pdf);
    near(boxOf(picture, 'ground', UPRIGHT), [8, 8, 52, 32]);
    near(boxOf(picture, 'mark', UPRIGHT), [10, 10, 15, 15]);
    // After the rotation its upper edge is on the right.
    near(boxOf(picture, 'ground', TURNED), [63, 12.3, 87, 56.3]);
    near(boxOf(picture, 'mark', TURNED), [80, 14.3, 85, 19.3]);
  });

  test('is mirrored piece by piece, its labels are not', async () => {
    const straight = await printed(await batchPdf(sheetOf(piece()), press));
    const picture = await printed(await batchPdf(sheetOf(piece({ mirrored: true })), press));
    near(boxOf(picture, 'ground', UPRIGHT), [8, 8, 52, 32]);
    near(boxOf(picture, 'mark', UPRIGHT), [45, 10, 50, 15]);
    near(boxOf(picture, 'mark', TURNED), [80, 49.3, 85, 54.3]);
    const strip: Box = [10.5, 32.3, 49.5, 35];
    expect(boxOf(picture, 'black', strip)).toEqual(boxOf(straight, 'black', strip));
  });

  test('has crop marks at the trim and labels beside it, none within a bleed', async () => {
    const picture = await printed(await batchPdf(sheetOf(piece()), press));
    // Next to the upper left corner of the trim at 10, 10; lines have round ends.
    near(boxOf(picture, 'black', [4, 4, 7.9, 20]), [6.2, 9.95, 7.8, 10.05]);
    near(boxOf(picture, 'black', [4, 4, 20, 7.9]), [9.95, 6.2, 10.05, 7.8]);
    near(boxOf(picture, 'black', [52.1, 20, 56, 34]), [52.2, 29.95, 53.8, 30.05]);
    // For the rotated piece: its trim is 65 to 85 across, 14.3 to 54.3 down.
    near(boxOf(picture, 'black', [87.1, 8, 92, 30]), [87.2, 14.25, 88.8, 14.35]);
    near(boxOf(picture, 'black', [80, 56.4, 92, 60]), [84.95, 56.5, 85.05, 58.1]);
    const label = boxOf(picture, 'black', [10.5, 32, 49.5, 38]);
    expect(label![1]).toBeGreaterThan(32.2);
    expect(label![3]).toBeLessThan(35.1);
    const turned = boxOf(picture, 'black', [57, 15, 63, 54]);
    expect(turned![0]).toBeGreaterThan(59.9);
    expect(turned![2]).toBeLessThan(62.8);
    expect(boxOf(picture, 'black', [8, 8, 52, 32])).toBeUndefined();
    expect(boxOf(picture, 'black', [63, 12.3, 87, 56.3])).toBeUndefined();
    const title = boxOf(picture, 'black', [0, 62, 120, 70]);
    expect(title![0]).toBeGreaterThanOrEqual(7.9);
  });

  test('embeds the photograph of two copies once, each in its place, cut at the bleed', async () => {
    const document = designDocument('test', AREA, []);
    document.layers.push({
      type: 'image',
      id: 'own-1',
      upload: 'any',
      tone: 'colour',
      x: 35,
      y: 10,
      w: 30,
      h: 10,
      crop: {
        x: 0,
        y: 0,
        w: 1,
        h: 1,
      },
    });
    const photo = await sharp({
      create: { width: 300, height: 100, channels: 3, background: '#008000' },
    })
      .jpeg()
      .toBuffer();
    const pdf = await batchPdf(sheetOf(piece({ document })), {
      ...press,
      photosOf: async () => ({ 'own-1': photo }),
    });
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    const picture = await printed(pdf);
    near(boxOf(picture, 'photo', UPRIGHT), [30, 15, 52, 25]);
    near(boxOf(picture, 'photo', TURNED), [70, 34.3, 80, 56.3]);
  });
});

describe('a batch sheet for the laser', () => {
  const engraved = piece();
  engraved.document.layers = engraved.document.layers.slice(1);
  engraved.document.layers.push({
    id: 'over',
    type: 'rect',
    x: 20,
    y: 18,
    w: 60,
    h: 1,
    fill: '#0',
  });

  test('has its exact size, and every welded piece in its place', async () => {
    const svg = await batchSvg(sheetOf(engraved), {
      shaper,
      work: 'engrave',
      photosOf: press.photosOf,
    });
    expect(svg.toString()).toContain('width="120mm" height="70mm" viewBox="0 0 120 70"');
    const picture = burnt(svg);
    near(boxOf(picture, 'black', [0, 0, 25, 20]), [10, 10, 15, 15]);
    // Content beyond the blank ends at the bleed.
    near(boxOf(picture, 'black', [0, 20, 55, 70]), [30, 28, 52, 29]);
    near(boxOf(picture, 'black', [75, 0, 120, 20]), [80, 14.3, 85, 19.3]);
    near(boxOf(picture, 'black', [57, 20, 120, 70]), [66, 34.3, 67, 56.3]);
  });

  test('draws marks and labels outside the pieces, in a colour that the laser ignores', async () => {
    const svg = (
      await batchSvg(sheetOf(engraved), { shaper, work: 'cut', photosOf: press.photosOf })
    ).toString();
    const colours = new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex));
    expect(colours).toEqual(new Set(['#ff0000', '#f36926']));
    expect(svg.match(/<path id="piece-\d+" fill="none" stroke="#ff0000"/g)).toHaveLength(2);
    const picture = burnt(Buffer.from(svg));
    near(boxOf(picture, 'bench', [4, 4, 7.9, 20]), [6.2, 9.95, 7.8, 10.05]);
    expect(boxOf(picture, 'bench', [8, 8, 52, 32])).toBeUndefined();
    expect(boxOf(picture, 'bench', WHOLE)).toBeDefined();
  });
});
