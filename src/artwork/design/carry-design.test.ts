import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as hb from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import type {
  DesignEdits,
  OwnClipart,
  OwnPhoto,
  OwnText,
} from '../../domain/personalisation/design-edits.ts';
import { carryDesign } from './carry-design.ts';
import type { CarryTarget } from './carry-fit.ts';
import { checkDesign } from '../check/check-design.ts';
import type { PrintArea, Process } from './design.ts';
import { designDocument, text } from '../drawing/drawing.ts';
import { editDesign, faultyEdits } from './edit-design.ts';
import { makeShaper } from '../render/shaper.ts';

const shaper = makeShaper(hb, {
  sans: readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url)),
});
const findClipart = (slug: string) => (slug === 'heart' ? 'M-.5 -.5L.5 .5L-.5 .5Z' : undefined);
const pixelsOf = () => ({ width: 1000, height: 500 });
const needs = { shaper, findClipart, pixelsOf };

/** The same design on any product: a name in the middle, a line below, as large as the area allows. */
function target(
  area: PrintArea,
  process: Process = 'sublimation',
  hasLine = true,
  more: Parameters<typeof designDocument>[2] = [],
): CarryTarget {
  const { w, h } = area;
  const size = Math.min(w, h) / 4;
  return {
    process,
    document: designDocument('plain', area, [
      text(w / 2, h / 2, 'sans', size / 2, 'Est.', '#1f2a24', { field: 'line' }),
      ...(hasLine
        ? [text(w / 2, h / 4, 'sans', size / 2, 'The', '#1f2a24', { field: 'top' })]
        : []),
      ...more,
      text(w / 2, h / 2, 'sans', size, 'Nia', '#1f2a24', { field: 'name' }),
    ]),
  };
}
const MUG = { w: 200, h: 90, bleed: 3, safe: 5 };
const COASTER = { w: 100, h: 100, bleed: 2, safe: 6 };
const KEYRING = { w: 40, h: 25, bleed: 0, safe: 2 };
const ownText: OwnText = {
  type: 'text',
  id: 't1',
  x: 100,
  y: 70,
  font: 'sans',
  size: 9,
  text: 'Nos da',
  fill: '#b8552f',
  align: 'centre',
  arc: 90,
};
const heart: OwnClipart = {
  type: 'clipart',
  id: 'c1',
  x: 60,
  y: 45,
  clipart: 'heart',
  size: 18,
  fill: '#ffffff',
};
const photo: OwnPhoto = {
  type: 'photo',
  id: 'p1',
  x: 100,
  y: 45,
  w: 50,
  h: 25,
  upload: 'sea',
  tone: 'colour',
  crop: {
    x: 0,
    y: 0,
    w: 1,
    h: 1,
  },
};
const carry = (edits: DesignEdits, to: CarryTarget, from = target(MUG)) =>
  carryDesign(edits, from, to, needs);

describe('a design carried to another product', () => {
  test('stays as it is where nothing was changed', () => {
    expect(carryDesign(undefined, target(MUG), target(COASTER), needs)).toEqual({
      edits: undefined,
      told: [],
    });
  });

  test('keeps its text styles, larger or smaller as the other product sets its texts', () => {
    const to = target({ ...MUG, w: 100, h: 45, safe: 2 });
    expect(carry({ own: [ownText] }, to)).toEqual({
      edits: { own: [{ ...ownText, x: 50, y: 35, size: 4.5, arc: 45 }] },
      told: [{ kind: 'scaled', percent: 50 }],
    });
  });

  test('scales its restyled texts in proportion to how the other product sets them', () => {
    const to = target({ ...MUG, w: 400, h: 180 });
    const style = { font: 'sans', size: 30, x: 110, y: 40, arc: 60, maxWidth: 70, fill: '#b8552f' };
    expect(carry({ words: { name: style } }, to)).toEqual({
      edits: {
        words: {
          name: { font: 'sans', size: 60, x: 220, y: 80, arc: 120, maxWidth: 140, fill: '#b8552f' },
        },
      },
      told: [],
    });
  });

  test('does not come to lie on the design’s texts, if it did not before', () => {
    const low = text(45, 60, 'sans', 11, 'Caru', '#1f2a24');
    const to = target({ ...MUG, w: 90, h: 90 }, 'sublimation', true, [low]);
    const { edits, told } = carry({ own: [{ ...ownText, arc: undefined, y: 60 }] }, to);
    expect(edits?.own?.[0]?.y).toBeGreaterThan(65);
    expect(told).toContainEqual({ kind: 'fitted', count: 1 });
  });

  test('drops what the other design does not have, and reports it', () => {
    const edits = { words: { top: { size: 9 } }, without: ['top', 'line'] };
    expect(carry(edits, target(COASTER, 'sublimation', false))).toEqual({
      edits: { without: ['line'] },
      told: [{ kind: 'partsLeft', count: 1 }],
    });
  });

  test('drops photographs and colours where there is one tone', () => {
    const { edits, told } = carry({ own: [photo, ownText, heart] }, target(COASTER, 'laser'));
    expect(edits?.own?.map((layer) => ('fill' in layer ? layer.fill : layer.type))).toEqual([
      '#000000',
      '#000000',
    ]);
    expect(told).toContainEqual({ kind: 'photosLeft', count: 1 });
    expect(told).toContainEqual({ kind: 'oneTone', count: 2 });
  });

  test('has no white where there is no white ink', () => {
    const { edits, told } = carry({ own: [heart] }, target(MUG), target(MUG, 'vinyl'));
    expect(edits?.own).toEqual([{ ...heart, fill: '#1f2a24' }]);
    expect(told).toEqual([{ kind: 'whiteInk', count: 1 }]);
  });

  test('has no letters smaller than the process can make', () => {
    const { edits, told } = carry({ own: [ownText] }, target(KEYRING, 'etch'));
    expect(edits?.own?.[0]).toMatchObject({ size: 4 });
    expect(told).toContainEqual({ kind: 'enlarged', count: 1, leastSize: 4 });
  });

  test('keeps its photograph’s resolution high enough, and one that covered everything covers it again', () => {
    const large = target({ w: 800, h: 600, bleed: 5, safe: 10 });
    const covering = { ...photo, w: 220, h: 110 };
    const covered = carry({ own: [covering] }, target({ ...MUG, w: 100, h: 100 }));
    expect(covered.edits?.own?.[0]).toMatchObject({ x: 50, y: 50, h: 100 });
    const { edits, told } = carry({ own: [photo] }, large);
    const document = editDesign(large.document, edits, findClipart);
    expect(checkDesign(document, { shaper, process: 'sublimation', pixelsOf })).not.toContainEqual(
      expect.objectContaining({ severity: 'refuse' }),
    );
    expect(told).toContainEqual({ kind: 'photosSmaller', count: 1 });
  });

  test('is never refused where it was fine, and what was inside the safe zone stays inside it', () => {
    const areas = fc.record({
      w: fc.integer({ min: 30, max: 600 }),
      h: fc.integer({ min: 30, max: 600 }),
      bleed: fc.integer({ min: 0, max: 4 }),
      safe: fc.integer({ min: 1, max: 6 }),
    });
    const place = fc.double({ min: 0.1, max: 0.9, noNaN: true });
    const processes = fc.constantFrom<Process>('sublimation', 'vinyl', 'laser', 'etch', 'print3d');
    fc.assert(
      fc.property(areas, areas, processes, place, place, (fromArea, toArea, process, x, y) => {
        const [from, to] = [target(fromArea), target(toArea, process)];
        const at = { x: x * fromArea.w, y: y * fromArea.h };
        const own = [
          { ...heart, ...at, size: Math.min(fromArea.w, fromArea.h) / 6 },
          { ...ownText, arc: undefined, ...at, size: 3 },
          { ...photo, ...at, w: fromArea.w / 4, h: fromArea.w / 8 },
        ];
        const before = problems({ own }, from);
        fc.pre(before.every(({ severity }) => severity === 'warn'));
        const { edits } = carryDesign({ own }, from, to, needs);
        expect(faultyEdits(to.document, edits ?? {}, findClipart)).toEqual([]);
        const leftSafe = new Set(
          before.flatMap(({ kind, layer }) => (kind === 'outsideSafe' ? [layer] : [])),
        );
        for (const { kind, layer, severity } of problems(edits, to)) {
          expect(severity).toBe('warn');
          expect(['tooSmall', 'tooThin', 'resolution', 'outsideSafe']).toContain(kind);
          if (kind === 'outsideSafe') expect(leftSafe).toContain(layer);
        }
      }),
      { numRuns: 200 },
    );
  });
});

const problems = (edits: DesignEdits | undefined, { document, process }: CarryTarget) =>
  checkDesign(editDesign(document, edits, findClipart), { shaper, process, pixelsOf });
