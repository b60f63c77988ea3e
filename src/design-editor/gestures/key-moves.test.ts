import { expect, test } from 'vitest';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { editDesign } from '../../artwork/design/edit-design.ts';
import { add, type Editing } from '../editing/editing.ts';
import { pressed, pressedTogether, type HoldOf } from './key-moves.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const design = designDocument('plain', AREA, [
  text(100, 50, 'sans', 20, 'Nain', '#000000', { field: 'name' }),
]);
const untouched: Editing = { words: {}, edits: {} };
const heart = { type: 'clipart' as const, clipart: 'heart', size: 20, fill: '#000000' };
const one = add(untouched, AREA, heart);
const both = add(one.editing, AREA, heart).editing;

/** Texts are as wide as they are high. */
const holdOf: HoldOf = (layer) => {
  if (layer.type !== 'text') return { layer, pivot: layer };
  const size = Math.min(layer.size, layer.maxWidth ?? Infinity);
  return { layer, pivot: layer, fitted: { size, width: size } };
};

const drawn = ({ edits }: Editing) => editDesign(design, edits, () => 'M0 0L1 0L1 1Z').layers;
const layer = (editing: Editing, id: string) => drawn(editing).find((other) => other.id === id)!;
const press = (editing: Editing, id: string, key: string, shiftKey = false) =>
  pressed(editing, layer(editing, id), { key, shiftKey }, holdOf);

test('arrows move by a millimetre, with Shift by ten, and report the distance', () => {
  const near = press(one.editing, 'own-c1', 'ArrowLeft')!;
  expect(layer(near.editing, 'own-c1')).toMatchObject({ x: 99, y: 45 });
  expect(near).toMatchObject({ done: 'moved', dx: -1, dy: 0 });
  const far = press(one.editing, 'own-c1', 'ArrowDown', true)!;
  expect(layer(far.editing, 'own-c1')).toMatchObject({ x: 100, y: 55 });
});

test('the design’s own texts move and grow too', () => {
  const [{ id } = { id: '' }] = design.layers;
  expect(layer(press(untouched, id, 'ArrowUp')!.editing, id)).toMatchObject({ y: 49 });
  expect(layer(press(untouched, id, '+')!.editing, id)).toMatchObject({ size: 21 });
});

test('a text that its width has made smaller grows from the size it is seen in', () => {
  const narrow = { ...untouched, edits: { words: { name: { maxWidth: 10 } } } };
  const grown = layer(press(narrow, 'name', '+')!.editing, 'name');
  expect(grown).toMatchObject({ size: 10.5, maxWidth: 10.51 });
});

test('plus and minus undo each other, and nothing becomes too small to be found', () => {
  const larger = press(one.editing, 'own-c1', '+')!.editing;
  expect(layer(larger, 'own-c1')).toMatchObject({ scale: 21 });
  expect(layer(press(larger, 'own-c1', '-')!.editing, 'own-c1')).toMatchObject({ scale: 20 });
  const tiny = add(untouched, AREA, { ...heart, size: 1 });
  expect(layer(press(tiny.editing, tiny.id, '-')!.editing, tiny.id)).toMatchObject({ scale: 1 });
});

test('brackets change the stacking order, Delete removes, other keys do nothing', () => {
  const ids = (editing: Editing) => editing.edits.own?.map(({ id }) => id);
  expect(ids(press(both, 'own-c1', ']')!.editing)).toEqual(['c2', 'c1']);
  expect(ids(press(both, 'own-c2', '[')!.editing)).toEqual(['c2', 'c1']);
  expect(ids(press(both, 'own-c1', 'Delete')!.editing)).toEqual(['c2']);
  expect(press(both, 'own-c1', 'q')).toBeNull();
});

test('R turns clockwise, with Shift back, and stays within half a turn either way', () => {
  const turned = press(one.editing, 'own-c1', 'r')!;
  expect(turned).toMatchObject({ done: 'turned', rotation: 5 });
  expect(layer(turned.editing, 'own-c1')).toMatchObject({ rotation: 5 });
  expect(press(one.editing, 'own-c1', 'R', true)).toMatchObject({ rotation: -5 });
  const around = Array.from({ length: 40 }).reduce<Editing>(
    (before) => press(before, 'own-c1', 'r')!.editing,
    one.editing,
  );
  expect(layer(around, 'own-c1')).toMatchObject({ rotation: -160 });
});

test('several layers are moved and removed together', () => {
  const layers = ['own-c1', 'own-c2', 'name'].map((id) => layer(both, id));
  const moved = pressedTogether(both, layers, { key: 'ArrowRight', shiftKey: true }, holdOf);
  expect(layers.map(({ id, x }) => layer(moved, id).x - x)).toEqual([10, 10, 10]);
  const removed = pressedTogether(both, layers, { key: 'Delete', shiftKey: false }, holdOf);
  expect(drawn(removed)).toEqual([]);
});
