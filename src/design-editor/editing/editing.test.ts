import { describe, expect, test } from 'vitest';
import { designDocument, rect, text } from '../../artwork/drawing/drawing.ts';
import { editDesign } from '../../artwork/design/edit-design.ts';
import {
  add,
  alter,
  bringBack,
  duplicate,
  editableLayers,
  homeOf,
  move,
  remove,
  reorder,
  type,
  type Editing,
  withoutEmptyTexts,
} from './editing.ts';
import { isOutOfPlace, putBack } from './put-back.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const design = designDocument('wreath', AREA, [
  rect(0, 0, 200, 90, '#ffffff'),
  text(100, 50, 'script', 24, 'Grandma', '#1f2a24', { field: 'name' }),
]);
const untouched: Editing = { words: {}, edits: {} };
const ownText = { type: 'text' as const, text: 'Nos da', font: 'hand', size: 9, fill: '#b8552f' };
const note = { ...ownText, align: 'centre' as const };

const drawn = ({ edits }: Editing) => editDesign(design, edits, () => undefined);
const layer = (editing: Editing, id: string) =>
  drawn(editing).layers.find((other) => other.id === id)!;

test('texts that were never typed go, and everything else stays', () => {
  const empty = add(untouched, AREA, { ...note, text: ' ' }).editing;
  const both = add(empty, AREA, note);
  expect(withoutEmptyTexts(both.editing).edits.own).toMatchObject([{ id: 't2', text: 'Nos da' }]);
  const written = add(untouched, AREA, note).editing;
  expect(withoutEmptyTexts(written)).toBe(written);
});

describe('adding', () => {
  test('puts a layer into the middle, and the next one where it does not cover it', () => {
    const one = add(untouched, AREA, note);
    const two = add(one.editing, AREA, note);
    expect([one.id, two.id]).toEqual(['own-t1', 'own-t2']);
    expect(layer(two.editing, 'own-t1')).toMatchObject({ x: 100, y: 45 });
    expect(layer(two.editing, 'own-t2')).toMatchObject({ x: 100, y: 63 });
  });

  test('puts a layer at the design’s texts on areas whose middle no camera sees', () => {
    const mug = { ...design, layers: design.layers.map((one) => ({ ...one, x: 150 })) };
    const { editing, id } = add(untouched, AREA, note, homeOf(mug));
    expect(layer(editing, id)).toMatchObject({ x: 150, y: 45 });
    expect(homeOf({ ...design, layers: [] })).toEqual({ x: 100, y: 45 });
  });

  test('never gives an id twice', () => {
    const two = add(add(untouched, AREA, note).editing, AREA, note);
    const left = remove(two.editing, layer(two.editing, 'own-t1'));
    expect(add(left, AREA, note).id).toBe('own-t1');
    expect(left.edits.own?.map(({ id }) => id)).toEqual(['t2']);
  });
});

describe('changing', () => {
  test('a shopper’s own layer replaces it', () => {
    const { editing, id } = add(untouched, AREA, note);
    const changed = alter(editing, layer(editing, id), { text: 'Bore da', arc: 60 });
    expect(layer(changed, id)).toMatchObject({ text: 'Bore da', arc: 60, size: 9 });
  });

  test('texts of the design are restyled, and their content stays with the field', () => {
    const name = layer(untouched, 'name');
    const changed = alter(alter(untouched, name, { font: 'hand', text: 'no' }), name, { size: 30 });
    expect(changed.edits).toEqual({ words: { name: { font: 'hand', size: 30 } } });
    expect(type(changed, 'name', 'Nan').words).toEqual({ name: 'Nan' });
  });

  test('drawings of the design are locked', () => {
    const ground = layer(untouched, 'rect');
    expect(alter(untouched, ground, { x: 9 })).toBe(untouched);
    expect(move(untouched, ground, 1, 1)).toBe(untouched);
    expect(editableLayers(drawn(untouched)).map(({ id }) => id)).toEqual(['name']);
  });

  test('moves are in hundredths of a millimetre', () => {
    const moved = move(untouched, layer(untouched, 'name'), 1 / 3, -0.004);
    expect(moved.edits.words).toEqual({ name: { x: 100.33, y: 50 } });
  });
});

describe('removing and ordering', () => {
  test('layers of the design can be restored', () => {
    const away = remove(untouched, layer(untouched, 'name'));
    expect(drawn(away).layers.map(({ id }) => id)).toEqual(['rect']);
    expect(drawn(bringBack(away, 'name')).layers.map(({ id }) => id)).toEqual(['rect', 'name']);
  });

  test('the shopper’s layers change places with their neighbours', () => {
    const two = add(add(untouched, AREA, note).editing, AREA, note).editing;
    const ids = (editing: Editing) => editing.edits.own?.map(({ id }) => id);
    expect(ids(reorder(two, 'own-t1', 1))).toEqual(['t2', 't1']);
    expect(reorder(two, 'own-t1', -1)).toBe(two);
    expect(reorder(two, 'name', 1)).toBe(two);
  });

  test('the backmost photograph goes behind the words, and comes forward again', () => {
    const crop = { x: 0, y: 0, w: 1, h: 1 };
    const sea = { type: 'photo', upload: 'sea', w: 40, h: 30, tone: 'colour', crop } as const;
    const { editing, id } = add(add(untouched, AREA, note).editing, AREA, sea);
    const back = reorder(reorder(editing, id, -1), id, -1);
    expect(drawn(back).layers.map((one) => one.id)).toEqual(['rect', id, 'name', 'own-t1']);
    expect(reorder(back, id, -1)).toBe(back);
    const forward = reorder(back, id, 1);
    expect(drawn(forward).layers.map((one) => one.id)).toEqual(['rect', 'name', id, 'own-t1']);
  });

  test('a copy is placed beside its original', () => {
    const one = add(untouched, AREA, note);
    const copy = duplicate(one.editing, AREA, one.id)!;
    expect(layer(copy.editing, copy.id)).toMatchObject({ text: 'Nos da', x: 104.5, y: 49.5 });
    expect(duplicate(untouched, AREA, 'name')).toBeNull();
  });
});

test('words that were moved or turned are put back where the design has them, in their new style', () => {
  const name = layer(untouched, 'name');
  const styled = alter(untouched, name, { fill: '#b8552f' });
  expect(isOutOfPlace(styled, design, name.id)).toBe(false);
  const moved = alter(move(styled, name, 12, -3), name, { rotation: 20 });
  expect(isOutOfPlace(moved, design, name.id)).toBe(true);
  const back = putBack(moved, design, name.id);
  expect(isOutOfPlace(back, design, name.id)).toBe(false);
  expect(layer(back, name.id)).toMatchObject({ x: 100, y: 50, rotation: 0, fill: '#b8552f' });
});
