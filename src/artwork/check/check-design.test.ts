import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { checkDesign, dpiOf } from './check-design.ts';
import type { ImageLayer, Layer, Process, TextLayer } from '../design/design.ts';
import { designDocument, rect, text } from '../drawing/drawing.ts';
import { layerBounds } from './layer-bounds.ts';
import { makeShaper } from '../render/shaper.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const fontFile = (font: 'sans' | 'deco') =>
  readFileSync(new URL(`../../../catalogue/fonts/${FONTS[font].file}`, import.meta.url));
const shaper = makeShaper(hb, { sans: fontFile('sans'), deco: fontFile('deco') });
const written: TextLayer = {
  type: 'text',
  id: 'own-t1',
  x: 100,
  y: 45,
  font: 'sans',
  size: 10,
  text: 'Nos da',
  align: 'centre',
  fill: '#000000',
};
const photo: ImageLayer = {
  type: 'image',
  id: 'own-p1',
  x: 100,
  y: 45,
  w: 101.6,
  h: 50.8,
  upload: 'sea',
  crop: {
    x: 0,
    y: 0,
    w: 1,
    h: 1,
  },
  tone: 'colour',
};

interface Setting {
  process?: Process;
  width?: number;
  height?: number;
}

function problems(
  layer: Layer,
  { process = 'sublimation', width = 1200, height = 600 }: Setting = {},
) {
  const design = designDocument('plain', AREA, [
    text(4, 50, 'sans', 20, 'Keepsake', '#ffffff'),
    rect(0, 0, 200, 90, '#ffffff'),
  ]);
  const document = { ...design, layers: [...design.layers, layer] };
  const pixelsOf = () => ({ width, height });
  return checkDesign(document, { shaper, process, pixelsOf });
}
const kinds = (...given: Parameters<typeof problems>) => problems(...given).map(({ kind }) => kind);

describe('a text', () => {
  test('within the safe zone is fine, whatever the design around it does', () => {
    expect(problems(written)).toEqual([]);
  });

  test('that reaches out of the safe zone gets a warning; over the edge or beside the area it is refused', () => {
    expect(kinds({ ...written, y: 10 })).toEqual(['outsideSafe']);
    expect(kinds({ ...written, y: 7 })).toEqual(['cutOff']);
    expect(kinds({ ...written, rotation: 90, size: 20 })).toEqual([]);
    expect(kinds({ ...written, rotation: 90, size: 30 })).toEqual(['cutOff']);
    expect(kinds({ ...written, y: 400 })).toEqual(['outsideArea']);
  });

  test('with characters that the font lacks is refused with those characters', () => {
    expect(problems({ ...written, text: 'Nos 🦊' })).toEqual([
      { kind: 'missingLetters', layer: 'own-t1', severity: 'refuse', characters: ['🦊'] },
    ]);
  });

  test('finer than the process draws gets a warning', () => {
    expect(problems({ ...written, size: 3.5 }, { process: 'etch' })).toEqual([
      { kind: 'tooSmall', layer: 'own-t1', severity: 'warn', leastSize: 4 },
    ]);
  });

  test('with a height to fill is judged by the size in which it is drawn', () => {
    const love = { ...written, text: 'With all our love from the whole family', maxWidth: 30 };
    expect(kinds({ ...love, maxHeight: 12 })).toEqual([]);
    expect(kinds({ ...love, maxHeight: 3 })).toEqual(['tooSmall']);
  });

  test('in a colour that is not made gets a warning', () => {
    expect(kinds({ ...written, fill: '#ffffff' })).toEqual(['noWhiteInk']);
    expect(kinds({ ...written, fill: '#ffffff' }, { process: 'vinyl' })).toEqual([]);
    expect(kinds({ ...written, fill: '#b8552f' }, { process: 'laser' })).toEqual(['oneColour']);
  });
});

describe('a photograph', () => {
  test.each([
    [600, 300, []],
    [599, 300, [{ kind: 'resolution', layer: 'own-p1', severity: 'warn', dpi: 149 }]],
    [600, 160, [{ kind: 'resolution', layer: 'own-p1', severity: 'warn', dpi: 80 }]],
    [600, 159, [{ kind: 'resolution', layer: 'own-p1', severity: 'refuse', dpi: 79 }]],
  ])('of %i × %i pixels on four inches by two', (width, height, warnings) => {
    expect(problems(photo, { width, height })).toEqual(warnings);
  });

  test('is measured by its visible part', () => {
    const cropped = { ...photo, crop: { x: 0.5, y: 0, w: 0.5, h: 1 } };
    expect(dpiOf(cropped, { width: 1200, height: 600 })).toBeCloseTo(150, 6);
    expect(dpiOf({ ...cropped, turn: 1 }, { width: 600, height: 1200 })).toBeCloseTo(150, 6);
  });

  test('may run over the edge, and is refused on a process that cannot make it', () => {
    expect(kinds({ ...photo, x: 0 })).toEqual([]);
    expect(kinds(photo, { process: 'laser' })).toEqual(['noPhotographs']);
  });
});

test('bounds contain the visible part, turned as it is', () => {
  expect(layerBounds({ ...photo, rotation: 90 }, shaper)).toEqual({
    left: expect.closeTo(74.6),
    right: expect.closeTo(125.4),
    top: expect.closeTo(-5.8),
    bottom: expect.closeTo(95.8),
  });
  expect(layerBounds({ ...written, text: '' }, shaper)).toBeUndefined();
  const { left = 0, right = 0 } = layerBounds(written, shaper) ?? {};
  expect(left + right).toBeCloseTo(200, 0);
});

test('strokes that the process loses are reported by their thickness, whatever the type size', () => {
  const fine = { ...written, size: 7 };
  expect(problems(fine, { process: 'sublimation' })).toEqual([]);
  expect(problems({ ...written, size: 9 }, { process: 'vinyl' })).toEqual([]);
  const [thin] = problems(fine, { process: 'print3d' });
  expect(thin).toBeUndefined();
  const hairline = { ...written, size: 8, font: 'deco' as const };
  expect(problems(hairline, { process: 'vinyl' })).toEqual([
    {
      kind: 'tooThin',
      layer: 'own-t1',
      severity: 'warn',
      leastStroke: 0.6,
      thickness: expect.closeTo(0.2, 0),
    },
  ]);
});
