import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { layerBounds } from '../../artwork/check/layer-bounds.ts';
import type { Layer, TextLayer } from '../../artwork/design/design.ts';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { editDesign } from '../../artwork/design/edit-design.ts';
import { outlineText } from '../../artwork/render/outline-text.ts';
import { makeShaper } from '../../artwork/render/shaper.ts';
import { add, type Editing } from '../editing/editing.ts';
import { holdOf, pinched, pinchOf, transformOf } from './pinch.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const design = designDocument('plain', AREA, [
  text(100, 50, 'script', 24, 'Grandma', '#1f2a24', { field: 'name' }),
]);
const still = { scale: 1, turn: 0, dx: 0, dy: 0 };
const drawn = ({ edits }: Editing, id: string) =>
  editDesign(design, edits, () => 'M0 0Z').layers.find((layer) => layer.id === id)!;
const begun: Editing = { words: {}, edits: {} };
const script = readFileSync(
  new URL(`../../../catalogue/fonts/${FONTS.script.file}`, import.meta.url),
);
const shaper = makeShaper(hb, { script });
const hold = (layer: Layer) => holdOf(layer, layerBounds(layer, shaper), shaper);

test('fingers that move apart enlarge, and move what lies between them', () => {
  const pinch = pinchOf(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 0, y: 4 },
      { x: 20, y: 4 },
    ],
  );
  expect(pinch).toEqual({ scale: 2, turn: 0, dx: 5, dy: 4 });
});

test('fingers that turn clockwise rotate clockwise', () => {
  const { turn, scale } = pinchOf(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 0, y: 0 },
      { x: 0, y: 10 },
    ],
  );
  expect(turn).toBeCloseTo(90);
  expect(scale).toBeCloseTo(1);
});

test('texts keep their middle where it is while they are scaled, rotated and moved', () => {
  const name = drawn(begun, 'name');
  const box = layerBounds(name, shaper)!;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const next = drawn(pinched(begun, hold(name), { scale: 1.5, turn: 90, dx: 3, dy: -2 }), 'name');
  expect(next).toMatchObject({ size: 36, rotation: 90 });
  const now = layerBounds(next, shaper)!;
  expect((now.left + now.right) / 2).toBeCloseTo(middle.x + 3, 1);
  expect((now.top + now.bottom) / 2).toBeCloseTo(middle.y - 2, 1);
});

test('a drag alone changes nothing but the place', () => {
  const next = pinched(begun, hold(drawn(begun, 'name')), { ...still, dx: 3, dy: -2 });
  expect(next.edits.words).toEqual({ name: { x: 103, y: 48 } });
});

test('a text shrunk to its width is scaled from the size it is seen in, and may become wider', () => {
  const fitted = { ...drawn(begun, 'name'), maxWidth: 20 } as TextLayer;
  const { size, width } = hold(fitted).fitted!;
  expect(size).toBeLessThan(10);
  const small = pinched(begun, hold(fitted), { ...still, scale: 0.5 });
  expect(small.edits.words?.['name']).toMatchObject({ size: Math.round(size * 50) / 100 });
  expect(small.edits.words?.['name']).not.toHaveProperty('maxWidth');
  const large = drawn(pinched(begun, hold(fitted), { ...still, scale: 2 }), 'name');
  expect(hold(large).fitted!.width).toBeCloseTo(width * 2, 0);
});

test('a nearly upright layer snaps upright, and half a turn stays half a turn', () => {
  const taken = hold(drawn(begun, 'name'));
  expect(drawn(pinched(begun, taken, { ...still, turn: 3 }), 'name')).not.toHaveProperty(
    'rotation',
  );
  expect(drawn(pinched(begun, taken, { ...still, turn: 88 }), 'name')).toMatchObject({
    rotation: 90,
  });
  expect(drawn(pinched(begun, taken, { ...still, turn: 200 }), 'name')).toMatchObject({
    rotation: -160,
  });
});

test('what is shown during a gesture is what the gesture does', () => {
  const shown = transformOf(
    { layer: drawn(begun, 'name'), pivot: { x: 10, y: 20 } },
    { scale: 1.2, turn: 2, dx: 1, dy: 1 },
  );
  expect(shown).toBe('translate(11px, 21px) rotate(0deg) scale(1.2) translate(-10px, -20px)');
});

test('photographs keep their proportions', () => {
  const crop = { x: 0, y: 0, w: 1, h: 1 };
  const photo = {
    type: 'photo' as const,
    upload: 'sea',
    w: 40,
    h: 30,
    crop,
    tone: 'mono' as const,
  };
  const { editing, id } = add(begun, AREA, photo);
  const next = pinched(editing, hold(drawn(editing, id)), { ...still, scale: 0.5 });
  expect(drawn(next, id)).toMatchObject({ w: 20, h: 15 });
});

test('wrapped words keep their lines while they are scaled', () => {
  const words = {
    type: 'text' as const,
    text: 'With all our love from the whole family',
    font: 'script',
    size: 20,
    fill: '#000000',
    align: 'centre' as const,
    maxWidth: 60,
    maxHeight: 40,
  };
  const { editing, id } = add(begun, AREA, words);
  const before = outlineText(drawn(editing, id) as TextLayer, shaper);
  for (const scale of [0.5, 2]) {
    const next = drawn(pinched(editing, hold(drawn(editing, id)), { ...still, scale }), id);
    const after = outlineText(next as TextLayer, shaper);
    expect(after.size).toBeCloseTo(before.size * scale, 1);
    expect(after.width).toBeCloseTo(before.width * scale, 0);
  }
});
