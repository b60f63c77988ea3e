import { expect, test } from 'vitest';
import type { Layer } from '../../artwork/design/design.ts';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import type { OwnPhoto } from '../../domain/personalisation/design-edits.ts';
import { displacedBy } from './displaced-words.ts';
import { addAt, alter, bringBack, ownIn, remove, type Editing } from './editing.ts';
import { MUG, photo } from './placing/mug.testing.ts';

const words = (x: number, y: number, said: string) =>
  text(x, y, 'sans', 8, said, '#000000', { field: said });
const design = designDocument('two sides', { ...MUG, safe: 6 }, [
  words(44, 40, 'Name'),
  words(44, 60, 'Year'),
  words(156, 40, 'Name'),
  words(156, 60, 'Year'),
]);
const [leftName, , name, year] = design.layers.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];
const begun: Editing = { words: {}, edits: {} };
const portrait = { ...photo, w: 40, h: 30 };

/** A photograph is added on the right, and words go in the same step. */
function added(before: Editing, without: string[]): Editing {
  const { editing } = addAt(before, portrait, { x: 156, y: 40 });
  const gone = [...(before.edits.without ?? []), ...without];
  return { ...editing, edits: { ...editing.edits, without: gone } };
}
const layer = (id: string) => ({ id }) as Layer;
const photoOf = (editing: Editing) => ownIn(editing, 'own-p1') as OwnPhoto;
const goneIn = (editing: Editing, past: Editing[]) =>
  displacedBy(photoOf(editing), design, editing, past);

test('all lines that went with the photograph are named, also outside its frame and after it was moved', () => {
  const first = added(begun, [name, year]);
  expect(goneIn(first, [begun])).toEqual([name, year]);
  const moved = alter(first, layer('own-p1'), { x: 100, y: 10, w: 12, h: 9 });
  expect(goneIn(moved, [begun, first])).toEqual([name, year]);
});

test('words that came back, or that the shopper removed, are not named', () => {
  const first = added(begun, [name, year]);
  const back = bringBack(first, year);
  expect(goneIn(back, [begun, first])).toEqual([name]);
  const removed = remove(back, layer(year));
  expect(goneIn(removed, [begun, first, back])).toEqual([name]);
  const cleared = remove(begun, layer(year));
  expect(goneIn(added(cleared, [name]), [begun, cleared])).toEqual([name]);
});

test('words go for the photograph on their own side', () => {
  const both = addAt(addAt(begun, portrait, { x: 44, y: 40 }).editing, portrait, {
    x: 156,
    y: 40,
  }).editing;
  const gone = { ...both, edits: { ...both.edits, without: [leftName, name] } };
  expect(goneIn(gone, [begun])).toEqual([leftName]);
});

test('of a photograph older than the kept steps it is what it lies over', () => {
  expect(goneIn(added(begun, [name, year, leftName]), [])).toEqual([name, year]);
});
