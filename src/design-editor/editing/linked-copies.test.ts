import { expect, test } from 'vitest';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { editDesign } from '../../artwork/design/edit-design.ts';
import { addAt, alter, bringBack, move, remove, type Editing } from './editing.ts';
import { copiesOf, mirrored, sideDistance } from './linked-copies.ts';
import { copyToOtherSide } from './other-side.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const name = (x: number) => text(x, 50, 'script', 20, 'Nain', '#1f2a24', { field: 'name' });
const mug = designDocument('plain', AREA, [
  name(44),
  text(44, 70, 'sans', 6, 'Est. 2026', '#1f2a24', { field: 'line' }),
  name(156),
  text(156, 70, 'sans', 6, 'Est. 2026', '#1f2a24', { field: 'line' }),
]);
const canvas = designDocument('plain', AREA, [name(100)]);
const begun: Editing = { words: {}, edits: {} };
const heart = { type: 'clipart' as const, clipart: 'heart', size: 20, fill: '#000000' };

const drawn = ({ edits }: Editing, id: string) =>
  editDesign(mug, edits, () => 'M0 0Z').layers.find((layer) => layer.id === id)!;
const linked = (before: Editing, after: Editing) => mirrored(mug, before, after);

test('words drawn alike on both sides are copies, those of a canvas have none', () => {
  expect(copiesOf(mug, begun, 'name')).toEqual(['name-2']);
  expect(copiesOf(mug, begun, 'line-2')).toEqual(['line']);
  expect(copiesOf(canvas, begun, 'name')).toEqual([]);
  expect(sideDistance(mug)).toBe(112);
  expect(sideDistance(canvas)).toBeUndefined();
});

test('a copy takes the other’s style, and moves as far', () => {
  const moved = linked(begun, move(begun, drawn(begun, 'name-2'), 3, -2));
  const styled = linked(moved, alter(moved, drawn(moved, 'name'), { font: 'brush', rotation: 10 }));
  expect(drawn(styled, 'name')).toMatchObject({ x: 47, y: 48, font: 'brush', rotation: 10 });
  expect(drawn(styled, 'name-2')).toMatchObject({ x: 159, y: 48, font: 'brush', rotation: 10 });
  expect(styled.edits.words).not.toHaveProperty('line');
});

test('a change that names the place it has leaves the copy in its own', () => {
  const sized = linked(begun, alter(begun, drawn(begun, 'name'), { size: 12, x: 44, y: 48 }));
  expect(drawn(sized, 'name-2')).toMatchObject({ size: 12, x: 156, y: 48 });
});

test('a copy changed alone keeps what is its own', () => {
  const alone = alter(begun, drawn(begun, 'name-2'), { fill: '#b3202c', y: 60 });
  const both = linked(alone, alter(alone, drawn(alone, 'name'), { size: 30, y: 51 }));
  expect(drawn(both, 'name-2')).toMatchObject({ fill: '#b3202c', y: 61, size: 30 });
});

test('what is changed on both sides at once is not changed twice', () => {
  const one = move(begun, drawn(begun, 'name'), 3, 0);
  const both = move(one, drawn(one, 'name-2'), 3, 0);
  expect(linked(begun, both)).toEqual(both);
});

test('copies are removed and brought back together', () => {
  const gone = linked(begun, remove(begun, drawn(begun, 'name')));
  expect(gone.edits.without).toEqual(['name', 'name-2']);
  expect(linked(gone, bringBack(gone, 'name-2')).edits.without).toEqual([]);
});

test('a new start resets both', () => {
  const styled = linked(begun, alter(begun, drawn(begun, 'name'), { size: 30 }));
  const reset = linked(styled, { ...styled, edits: {} });
  expect(drawn(reset, 'name-2')).toEqual(drawn(begun, 'name-2'));
});

test('an added layer is put on the other side on request, and follows from then on', () => {
  const one = addAt(begun, heart, { x: 150, y: 20 });
  expect(linked(begun, one.editing)).toEqual(one.editing);
  const both = copyToOtherSide(mug, one.editing, one.id)!;
  expect(copiesOf(mug, both, 'own-c1')).toEqual(['own-c2']);
  expect(copyToOtherSide(mug, both, one.id)).toBeNull();
  expect(copyToOtherSide(canvas, one.editing, one.id)).toBeNull();
  const larger = linked(both, alter(both, drawn(both, 'own-c2'), { size: 25, x: 40 }));
  expect(larger.edits.own).toMatchObject([
    { id: 'c1', size: 25, x: 152 },
    { id: 'c2', size: 25, x: 40 },
  ]);
  expect(linked(larger, remove(larger, drawn(larger, 'own-c1'))).edits.own).toEqual([]);
});

test('an added layer that differs is no copy', () => {
  const one = addAt(begun, heart, { x: 40, y: 20 });
  const other = addAt(one.editing, { ...heart, size: 10 }, { x: 152, y: 20 });
  expect(copiesOf(mug, other.editing, 'own-c1')).toEqual([]);
});

test('a photograph in place of the words takes their place on the other side, too', () => {
  const crop = { x: 0, y: 0, w: 1, h: 1 };
  const sea = { type: 'photo', upload: 'sea', w: 40, h: 60, tone: 'colour', crop } as const;
  const without = (edits: object, x = 156) =>
    copyToOtherSide(mug, addAt({ words: {}, edits }, sea, { x, y: 45 }).editing, 'own-p1')?.edits
      .without;
  expect(without({ without: ['name-2'] })).toEqual(['name-2', 'name']);
  // Words that were removed elsewhere have nothing to do with it.
  expect(without({ without: ['line'] })).toEqual(['line']);
});
