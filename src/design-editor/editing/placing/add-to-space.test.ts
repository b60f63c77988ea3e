import { expect, test } from 'vitest';
import { designDocument, rect, text, type DrawnPlace } from '../../../artwork/drawing/drawing.ts';
import { addToSpace } from './add-to-space.ts';
import { freeSpaceFor } from './fit-new-layer.ts';
import { frontOf, MUG, photo, words } from './mug.testing.ts';

test.each([
  ['beside the words that are there', 14],
  ['where there is no room', 80],
])('long words added %s become smaller before they cross the safe line', (_, size) => {
  const name = text(156, 52, 'sans', size, 'Grandma', '#000000', { field: 'name' });
  const { editing } = addToSpace({ words: {}, edits: {} }, words, {
    ...frontOf(designDocument('plain', MUG, [name])),
    views: [],
    side: undefined,
  });
  const [added] = editing.edits.own ?? [];
  if (added?.type !== 'text') throw new Error('A text is added');
  const half = (added.maxWidth ?? Infinity) / 2;
  expect(half).toBeGreaterThan(10);
  expect(added.x - half).toBeGreaterThanOrEqual(MUG.safe);
  expect(added.x + half).toBeLessThanOrEqual(MUG.w - MUG.safe);
});

test('a photograph fills a place of the design that is open, first the one it is for, or one on the side that is looked at', () => {
  const place = (x: number): DrawnPlace => ({
    type: 'place',
    x,
    y: 40,
    w: 30,
    h: 20,
    sample: [],
  });
  const added = (side: { from: number; to: number } | undefined, wanted?: string) =>
    addToSpace(
      { words: {}, edits: {} },
      { ...photo, place: wanted },
      {
        ...frontOf(designDocument('plain', MUG, [place(44), place(156)])),
        side,
      },
    ).editing.edits.own?.[0];
  expect(added(undefined)).toMatchObject({ place: 'photo', x: 44, y: 40, w: 30, h: 20 });
  expect(added({ from: 100, to: 200 })).toMatchObject({ place: 'photo-2', x: 156 });
  expect(added({ from: 100, to: 200 }, 'photo')).toMatchObject({ place: 'photo', x: 44 });
  expect(added({ from: 100, to: 200 }, 'taken')).toMatchObject({ place: 'photo-2', x: 156 });
});

test('a photograph that would be a stamp beside the design lies over its middle in one step, and nothing of it goes', () => {
  const words = text(156, 50, 'sans', 20, 'Grandma', '#000000', { field: 'name' });
  const walls = [rect(100, 9, 100, 20, '#5b7d63'), rect(100, 65, 100, 21, '#5b7d63')];
  const needs = frontOf(designDocument('plain', MUG, [words, ...walls]));
  const first = addToSpace({ words: {}, edits: {} }, photo, needs);
  expect(first.isOver).toBe(true);
  expect(first.editing.edits.without).toBeUndefined();
  expect(first.editing.edits.own).toMatchObject([{ x: 156, y: 47.5 }]);
  const [added] = first.editing.edits.own ?? [];
  expect(added?.type === 'photo' && added.h).toBeGreaterThan(MUG.h / 3);
  // The next one does not hide it.
  expect(addToSpace(first.editing, photo, needs).editing.edits.own?.[1]?.x).toBeGreaterThan(158);
});

test('the room that was searched for its colour is used again, and the colour kept', () => {
  const needs = frontOf(designDocument('plain', MUG, []));
  const room = freeSpaceFor(words, needs)!;
  const place = { x: 150, y: 30 };
  const blue = { ...words, fill: '#0000ff' };
  const { editing } = addToSpace({ words: {}, edits: {} }, blue, needs, { ...room, place });
  expect(editing.edits.own).toMatchObject([{ ...place, fill: '#0000ff' }]);
});
