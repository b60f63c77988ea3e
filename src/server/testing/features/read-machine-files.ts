/**
 * Reads machine files for tests, each kind with a library other than its writer; sizes and places
 * in mm, y downwards.
 */
import { Resvg } from '@resvg/resvg-js';
import DxfParser from 'dxf-parser';
import { PDFDocument, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { PNG } from 'pngjs';
import StlReader from 'stl-reader';
import { expect } from 'vitest';

/** Across, then down; in solids also upwards. */
export type Corner = readonly number[];
/** The low corner, then the high one. */
export type Bounds = readonly number[];

/** The promised tolerance of every size and place. */
const EXACT_MM = 0.1;
const MM_PER_POINT = 25.4 / 72;

export function near(values: readonly number[], wanted: readonly number[]): void {
  expect(values).toHaveLength(wanted.length);
  values.forEach((value, place) =>
    expect(
      Math.abs(value - wanted[place]!),
      `${values.join()} should be ${wanted.join()}`,
    ).toBeLessThanOrEqual(EXACT_MM),
  );
}

export function boundsOf(points: readonly Corner[]): Bounds {
  const axes = (points[0] ?? []).map((_, axis) => points.map((point) => point[axis]!));
  const over = (pick: (a: number, b: number) => number) =>
    axes.map((places) => places.reduce((a, b) => pick(a, b)));
  return [...over(Math.min), ...over(Math.max)];
}

export function readPng(bytes: Buffer) {
  const png = PNG.sync.read(bytes);
  // pngjs skips the density.
  const at = bytes.indexOf('pHYs') + 4;
  const perMetre = bytes.readUInt32BE(at);
  const pixelsIn = (mm: number) => Math.round((mm * perMetre) / 1000);
  /** Pixels at its edges count if it covers half of them. */
  const shows = (colour: string, x: number, y: number) =>
    [...Buffer.from(`${colour.slice(1)}ff`, 'hex')].every(
      (value, channel) => Math.abs(png.data[(y * png.width + x) * 4 + channel]! - value) < 128,
    );
  return {
    /** Pixels a metre across and down, and the unit. */
    density: [perMetre, bytes.readUInt32BE(at + 4), bytes.readUInt8(at + 8)],
    size: [png.width, png.height].map((pixels) => (pixels / perMetre) * 1000),
    /** How far a colour extends in all directions from a place. */
    reachFrom([x = 0, y = 0]: Corner, colour: string): Bounds {
      const reach = (dx: number, dy: number) => {
        let [across, down] = [pixelsIn(x), pixelsIn(y)];
        while (shows(colour, across + dx, down + dy)) [across, down] = [across + dx, down + dy];
        const last = dx === 0 ? down : across;
        return ((dx + dy > 0 ? last + 1 : last) / perMetre) * 1000;
      };
      return [reach(-1, 0), reach(0, -1), reach(1, 0), reach(0, 1)];
    },
  };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** Boxes in PDF coordinates: left, lower edge, width and height. */
export async function readPdf(bytes: Buffer) {
  const document = await PDFDocument.load(bytes);
  const page = document.getPage(0);
  const box = ({ x, y, width, height }: ReturnType<typeof page.getTrimBox>) =>
    [x, y, width, height].map((points) => points * MM_PER_POINT);
  const content = page.node.Contents();
  if (!(content instanceof PDFRawStream))
    throw new Error('The page does not have exactly one stream');
  const operators = Buffer.from(decodePDFRawStream(content).decode()).toString('latin1');
  return {
    pages: document.getPageCount(),
    media: box(page.getMediaBox()),
    bleed: box(page.getBleedBox()),
    trim: box(page.getTrimBox()),
    rectangles: rectanglesIn(operators, page.getHeight()),
  };
}

/** Positions of rectangles on the page, by the matrices in effect when they are drawn. */
function rectanglesIn(operators: string, pageHeight: number): Bounds[] {
  const saved: Matrix[] = [];
  const found: Bounds[] = [];
  let [a, b, c, d, e, f]: Matrix = [1, 0, 0, 1, 0, 0];
  for (const operation of operators.split('\n')) {
    const operands = operation.split(' ');
    const operator = operands.pop();
    const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = operands.map(Number);
    if (operator === 'q') saved.push([a, b, c, d, e, f]);
    if (operator === 'Q') [a, b, c, d, e, f] = saved.pop()!;
    if (operator === 'cm')
      [a, b, c, d, e, f] = [
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
      ] as Matrix;
    if (operator === 're')
      found.push(
        boundsOf(
          [
            [p, q],
            [p + r, q + s],
          ].map(([x = 0, y = 0]) => [
            (a * x + c * y + e) * MM_PER_POINT,
            (pageHeight - (b * x + d * y + f)) * MM_PER_POINT,
          ]),
        ),
      );
  }
  return found;
}

export function readSvg(bytes: Buffer) {
  const svg = bytes.toString();
  // In a hundredth of a millimetre.
  const { width, height } = new Resvg(svg, { dpi: 2540 });
  const understood = new Resvg(svg).toString();
  const [left = 0, top = 0] = /viewBox="([^"]*)"/.exec(understood)![1]!.split(' ').map(Number);
  const paths = [...understood.matchAll(/<path [^>]* d="([^"]*)"/g)].map(([, d = '']) => d);
  return {
    size: [width / 100, height / 100],
    colours: new Set(understood.match(/#[0-9a-f]{6}/g)),
    paths: paths.length,
    outlines: paths.flatMap((d) =>
      d
        .split('M ')
        .slice(1)
        .map((outline) => ({
          isClosed: outline.trimEnd().endsWith('Z'),
          points: outline
            .replace('Z', '')
            .trim()
            .split(' L ')
            .map((point): Corner => {
              const [x = NaN, y = NaN] = point.split(' ').map(Number);
              return [x - left, y - top];
            }),
        })),
    ),
  };
}

export function readDxf(bytes: Buffer) {
  const read = new DxfParser().parseSync(bytes.toString());
  if (!read) throw new Error('It is not a DXF file');
  const height = (read.header.$LIMMAX as { y: number }).y;
  return {
    header: read.header,
    layers: read.tables.layer.layers,
    lines: read.entities.map(({ type, layer, vertices, shape }) => ({
      type,
      layer,
      isClosed: shape,
      points: vertices.map(({ x, y }): Corner => [x, height - y]),
    })),
  };
}

/** Nine numbers per triangle; y and z upwards. */
export function readStl(bytes: Buffer): number[][] {
  const { vertices } = new StlReader().read(new Uint8Array(bytes).buffer);
  return Array.from({ length: vertices.length / 9 }, (_, place) => [
    ...vertices.subarray(place * 9, place * 9 + 9),
  ]);
}

export const cornersOf = (triangle: readonly number[]): Corner[] =>
  [0, 3, 6].map((at) => triangle.slice(at, at + 3));
