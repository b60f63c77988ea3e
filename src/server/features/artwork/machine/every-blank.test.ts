/** Machine files of the demo shop, one product per finish of each blank, checked for size. */
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { blanks } from '../../../../../catalogue/blanks.ts';
import { designs } from '../../../../../catalogue/designs/designs.ts';
import { layOut } from '../../../../../catalogue/lay-out.ts';
import { products } from '../../../../../catalogue/products.ts';
import type { DesignDocument, PrintArea, RectLayer } from '../../../../artwork/design/design.ts';
import { designDocument, rect } from '../../../../artwork/drawing/drawing.ts';
import { LASER_COLOURS } from './laser-colours.ts';
import { machineFiles } from './machine-files.ts';
import { shaper } from '../../../testing/features/machine-files.ts';
import { takesColour } from './print-size.ts';
import {
  boundsOf,
  cornersOf,
  near,
  readDxf,
  readPdf,
  readPng,
  readStl,
  readSvg,
} from '../../../testing/features/read-machine-files.ts';
import type { Bounds } from '../../../testing/features/read-machine-files.ts';

const at = new Date('2026-11-20T12:00:00Z');
/** Not in any design's palette. */
const MARK = '#01fe7b';
const PIXELS_PER_MM = 4;

const everything = blanks.flatMap((blank) =>
  blank.finishes.map((finish) => {
    const product = products.find(
      (each) => each.blank === blank.slug && (each.finishes?.includes(finish.slug) ?? true),
    );
    const design = product && designs[product.design];
    if (!design) throw new Error(`Nothing is sold on ${blank.slug} in ${finish.slug}`);
    return {
      blank,
      finish,
      area: blank.area,
      process: finish.process,
      title: `${product.name} (${finish.name})`,
      document: layOut(product, blank, finish, design),
    };
  }),
);
type Sold = (typeof everything)[number];

const marks = ({ w, h }: PrintArea): RectLayer[] => [
  { ...rect(2, 3, 6, 4, MARK), id: 'mark-1' },
  { ...rect(w - 11, h - 8, 9, 5, MARK), id: 'mark-2' },
];

/** Positions of the marks on the sheet, including the bleed; mirroring swaps their sides. */
function marksOnSheet({ area: { w, h, bleed }, blank: { mirrored } }: Sold): Bounds[] {
  return [
    [2, 3, 8, 7],
    [w - 11, h - 8, w - 2, h - 3],
  ].map(([left = 0, top = 0, right = 0, bottom = 0]) => {
    const [from, to] = mirrored ? [w - right, w - left] : [left, right];
    return [from + bleed, top + bleed, to + bleed, bottom + bleed];
  });
}

async function made({ blank, finish }: Sold, document: DesignDocument) {
  const { files } = await machineFiles(
    {
      document,
      process: finish.process,
      settings: finish.settings,
      mirrored: blank.mirrored,
      photos: {},
      at,
    },
    shaper,
  );
  const of = (kind: (typeof files)[number]['kind']) => {
    const file = files.find((each) => each.kind === kind);
    if (!file) throw new Error(`There is no ${kind}`);
    return { bytes: Buffer.from(file.bytes), told: [file.widthMm, file.heightMm] };
  };
  return { of, kinds: files.map(({ kind }) => kind) };
}

const ruler = ({ area }: Sold) => ({ ...designDocument('ruler', area, []), layers: marks(area) });
const middleOf = ([left = 0, top = 0, right = 0, bottom = 0]: Bounds) => [
  (left + right) / 2,
  (top + bottom) / 2,
];
const sheetOf = ({ w, h, bleed }: PrintArea) => [w + 2 * bleed, h + 2 * bleed];
const areInside = (bounds: Bounds, { w, h }: PrintArea) =>
  [bounds[0]! >= 0, bounds[1]! >= 0, bounds[2]! <= w, bounds[3]! <= h].every(Boolean);

test('every blank and every process of the shop is covered, mirrored and not', () => {
  expect(blanks).toHaveLength(16);
  expect([...new Set(everything.map(({ process }) => process))].toSorted()).toEqual([
    'etch',
    'laser',
    'print3d',
    'sublimation',
    'vinyl',
  ]);
  for (const mirrored of [true, false])
    expect(blanks.filter((blank) => blank.mirrored === mirrored).length).toBeGreaterThan(3);
});

describe.each(everything.filter(({ process }) => takesColour(process)))(
  'for the press: $title',
  (sold) => {
    test('PNG and PDF have sheet, trim and bleed to a tenth of a millimetre', async () => {
      const { area, document } = sold;
      const marked = { ...document, layers: [...document.layers, ...marks(area)] };
      const { of, kinds } = await made(sold, marked);
      const { w, h, bleed } = area;
      const [wide = 0, high = 0] = sheetOf(area);
      expect(kinds).toEqual(['png', 'pdf']);

      const png = readPng(of('png').bytes);
      near(png.size, [wide, high]);
      near(of('png').told, png.size);
      expect(png.density).toEqual([11811, 11811, 1]);
      for (const mark of marksOnSheet(sold)) near(png.reachFrom(middleOf(mark), MARK), mark);

      const pdf = await readPdf(of('pdf').bytes);
      expect(pdf.pages).toBe(1);
      near(pdf.media, [0, 0, wide, high]);
      near(pdf.bleed, [0, 0, wide, high]);
      near(pdf.trim, [bleed, bleed, w, h]);
      near(of('pdf').told, pdf.media.slice(2));
      const drawn = pdf.rectangles.slice(-2);
      for (const [place, mark] of marksOnSheet(sold).entries()) near(drawn[place]!, mark);
    }, 120_000);
  },
);

describe.each(everything.filter(({ process }) => process === 'laser' || process === 'etch'))(
  'for the laser: $title',
  (sold) => {
    const work = sold.finish.settings.work ?? 'engrave';
    const { hex, layer, index } = LASER_COLOURS[work];

    test('SVG and DXF are the same welded outlines of one colour, within the exact area', async () => {
      const { area, document } = sold;
      const { of, kinds } = await made(sold, document);
      expect(kinds).toEqual(['svg', 'dxf']);
      const svg = readSvg(of('svg').bytes);
      near(svg.size, sheetOf(area));
      near(of('svg').told, svg.size);
      expect([...svg.colours]).toEqual([hex]);
      expect(svg.paths).toBe(1);
      expect(svg.outlines.length).toBeGreaterThan(1);
      expect(svg.outlines.filter(({ isClosed }) => !isClosed)).toEqual([]);
      const bounds = boundsOf(svg.outlines.flatMap(({ points }) => points));
      expect(areInside(bounds, area)).toBe(true);

      const dxf = readDxf(of('dxf').bytes);
      expect(dxf.header).toMatchObject({
        $INSUNITS: 4,
        $MEASUREMENT: 1,
        $LIMMIN: {
          x: 0,
          y: 0,
        },
        $LIMMAX: {
          x: area.w,
          y: area.h,
        },
      });
      near(of('dxf').told, [area.w, area.h]);
      expect(Object.values(dxf.layers)).toMatchObject([{ name: layer, colorIndex: index }]);
      expect(
        new Set(dxf.lines.map((line) => `${line.type} ${line.layer} ${line.isClosed}`)),
      ).toEqual(new Set([`POLYLINE ${layer} true`]));
      expect(dxf.lines).toHaveLength(svg.outlines.length);
      near(boundsOf(dxf.lines.flatMap(({ points }) => points)), bounds);
    });

    test('no outline lies upon another', async () => {
      const svg = (await made(sold, sold.document)).of('svg').bytes.toString();
      const drawn = (text: string) =>
        new Resvg(text, { fitTo: { mode: 'width', value: sold.area.w * PIXELS_PER_MM } }).render()
          .pixels;
      expect(svg).toContain('fill-rule="evenodd"');
      // Overlapping outlines would leave a hole by one fill rule but not by the other.
      const [evenodd, nonzero] = [drawn(svg), drawn(svg.replace('evenodd', 'nonzero'))];
      expect(evenodd.some((value) => value > 0)).toBe(true);
      expect(evenodd.filter((value, place) => Math.abs(value - nonzero[place]!) > 64)).toHaveLength(
        0,
      );
    });

    test('marks lie in their places', async () => {
      const { of } = await made(sold, ruler(sold));
      const byHeight = (outlines: { points: Bounds[] }[]) =>
        outlines.map(({ points }) => boundsOf(points)).toSorted((a, b) => a[1]! - b[1]!);
      for (const found of [
        byHeight(readSvg(of('svg').bytes).outlines),
        byHeight(readDxf(of('dxf').bytes).lines),
      ]) {
        expect(found).toHaveLength(2);
        for (const [place, mark] of marksOnSheet(sold).entries()) near(found[place]!, mark);
      }
    });
  },
);

describe.each(everything.filter(({ process }) => process === 'print3d'))(
  'for the 3D printer: $title',
  (sold) => {
    const { base, relief } = sold.finish.settings;
    if (!base || relief === undefined) throw new Error('It has no base');
    const height = base.thickness + relief;
    const { w, h } = sold.area;
    const [left, below] = [(base.w - w) / 2, (base.h - h) / 2];

    async function printed(document: DesignDocument) {
      const { of, kinds } = await made(sold, document);
      const triangles = readStl(of('stl').bytes);
      const raised = triangles.filter((triangle) =>
        cornersOf(triangle).every(([, , z]) => z! > height - 0.05),
      );
      return {
        kinds,
        told: of('stl').told,
        triangles,
        raised: boundsOf(raised.flatMap(cornersOf)),
      };
    }

    test('STL is the base with its lettering, which stays within the area', async () => {
      const { kinds, told, triangles, raised } = await printed(sold.document);
      expect(kinds).toEqual(['stl']);
      near(boundsOf(triangles.flatMap(cornersOf)), [0, 0, 0, base.w, base.h, height]);
      near(told, [base.w, base.h]);
      const [x = 0, y = 0, , toX = 0, toY = 0] = raised;
      expect(areInside([x - left, y - below, toX - left, toY - below], sold.area)).toBe(true);
      expect(toX - x).toBeGreaterThan(w / 4);
    });

    test('marks stand in their places', async () => {
      const { raised } = await printed(ruler(sold));
      // The y axis points up, as in 3D printers.
      near(raised, [left + 2, below + 3, height, left + w - 2, below + h - 3, height]);
    });
  },
);
