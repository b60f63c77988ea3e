import { expect, test } from 'vitest';
import { inTwoLines, partsOf, wrapped } from './wrap-text.ts';

const widthOf = (line: string) => line.length;
const LOVE = 'With all our love from the whole family';

test.each([
  ['Nia and Tom', ['Nia', 'and', 'Tom']],
  ['Bartholomew-Alexander', ['Bartholomew-', 'Alexander']],
  ['Nain 2019-2024', ['Nain', '2019-2024']],
  ['Nain 2019–2024', ['Nain', '2019–2024']],
  ['Nain 2019 – 2024', ['Nain', '2019 – 2024']],
  ['12 May', ['12', 'May']],
  [' Wren ', [' Wren ']],
])('%s is broken between words, and not within a range', (text, parts) => {
  expect(partsOf(text).map(({ part }) => part)).toEqual(parts);
});

test('two lines are as alike as the breaks allow', () => {
  expect(inTwoLines('Jo Ann Featherstonehaugh', widthOf)).toEqual(['Jo Ann', 'Featherstonehaugh']);
  expect(inTwoLines('Nain a Taid 2019-2024', widthOf)).toEqual(['Nain a Taid', '2019-2024']);
  expect(inTwoLines('Wren', widthOf)).toEqual(['Wren']);
});

const room = (width: number, height: number) => ({ width, height, leading: 1.15 });

test('a long text gets as many lines as keep its letters large, alike in width', () => {
  expect(wrapped([LOVE], widthOf, room(22, 4))).toEqual([
    'With all our love',
    'from the whole family',
  ]);
  expect(wrapped([LOVE], widthOf, room(14, 4))).toEqual([
    'With all our',
    'love from the',
    'whole family',
  ]);
});

test('no more lines than fit the height are begun', () => {
  expect(wrapped([LOVE], widthOf, room(14, 1.2))).toHaveLength(2);
  expect(wrapped([LOVE], widthOf, room(14, 0.3))).toEqual([LOVE]);
});

test('a little too long it stays on its line, and a long word is not broken', () => {
  expect(wrapped(['Nain a Taid'], widthOf, room(10, 4))).toEqual(['Nain a Taid']);
  expect(wrapped(['Featherstonehaugh'], widthOf, room(4, 4))).toEqual(['Featherstonehaugh']);
  expect(wrapped(['Jo Featherstonehaugh'], widthOf, room(12, 4))).toEqual([
    'Jo',
    'Featherstonehaugh',
  ]);
});

test('the shopper’s own lines stay apart', () => {
  expect(wrapped(['Nain', LOVE], widthOf, room(22, 4))).toEqual([
    'Nain',
    'With all our love',
    'from the whole family',
  ]);
});
