import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import { printFile } from '../print/print-file.ts';
import { markedDesign, shaper } from '../../../testing/features/machine-files.ts';
import { pressPdf } from './press-pdf.ts';

const AREA = { w: 200, h: 95, bleed: 2, safe: 9 };
const at = new Date('2026-11-20T12:00:00Z');
const mm = (points: number): number => (points / 72) * 25.4;

let pdfium: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => (pdfium = await PDFiumLibrary.init()));
afterAll(() => pdfium.destroy());

/** The page on white as RGB, rendered by another library. */
async function drawn(pdf: Buffer) {
  const document = await pdfium.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: 2 });
  document.destroy();
  const pixels = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, width, height };
}

async function differing(document: DesignDocument, photos: Record<string, Uint8Array> = {}) {
  const job = { document, mirrored: true, at, photos };
  const page = await drawn(await pressPdf(job, { shaper, photos }));
  const picture = await sharp(await printFile(job, shaper))
    .flatten({ background: '#fff' })
    .resize(page.width, page.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const far = page.pixels.filter((value, place) => Math.abs(value - picture[place]!) > 48);
  return far.length / page.pixels.length;
}

describe('a PDF for the press', () => {
  test('has page, bleed and trim of the exact size', async () => {
    const document = markedDesign(AREA);
    const pdf = await pressPdf({ document, mirrored: false, at }, { shaper, photos: {} });
    const page = (await PDFDocument.load(pdf)).getPage(0);
    const millimetres = ({ x, y, width, height }: ReturnType<typeof page.getTrimBox>) =>
      [x, y, width, height].map((side) => Number(mm(side).toFixed(3)));
    expect(millimetres(page.getMediaBox())).toEqual([0, 0, 204, 99]);
    expect(millimetres(page.getBleedBox())).toEqual([0, 0, 204, 99]);
    expect(millimetres(page.getTrimBox())).toEqual([2, 2, 200, 95]);
    const again = await pressPdf({ document, mirrored: false, at }, { shaper, photos: {} });
    expect(again.equals(pdf)).toBe(true);
    // All vectors: it contains no image.
    expect(pdf.includes('/Subtype /Image')).toBe(false);
  });

  test('shows what the print file shows, mirrored, with half-covered ink', async () => {
    const document = markedDesign(AREA);
    const [, mark] = document.layers;
    document.layers.push({ ...mark!, id: 'half', x: 120, opacity: 0.5 });
    expect(await differing(document)).toBeLessThan(0.001);
  });

  test('carries a photograph cropped and turned as the print file does', async () => {
    const document = markedDesign(AREA);
    document.layers.push({
      type: 'image',
      id: 'own-1',
      upload: 'any',
      tone: 'colour',
      x: 140,
      y: 40,
      w: 40,
      h: 30,
      rotation: 20,
      crop: {
        x: 0.25,
        y: 0,
        w: 0.5,
        h: 0.5,
      },
    });
    const stripes = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#2a6"/>' +
          '<rect x="300" width="150" height="600" fill="#a26"/><rect y="150" width="800" height="60" fill="#fd4"/></svg>',
      ),
    )
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(await differing(document, { 'own-1': stripes })).toBeLessThan(0.003);
    // Without its picture the area stays empty.
    expect(await differing(document)).toBeLessThan(0.001);
  });
});
