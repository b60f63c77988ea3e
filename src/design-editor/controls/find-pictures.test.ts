import { expect, test } from 'vitest';
import { CLIPART } from '../../../catalogue/clipart/clipart.ts';
import { EMOJI } from './emoji.ts';
import { findPictures } from './find-pictures.ts';
import { OTHER_WORDS } from './picture-words.ts';

const drawings = Object.values(CLIPART);
const symbols = Object.entries(EMOJI).flatMap(([group, all]) =>
  all.map(([, name]) => ({ name, group })),
);
const found = (pictures: readonly { name: string; group: string }[], searched: string) =>
  findPictures(pictures, searched, ({ group }) => group).map(({ name }) => name);

test.each([
  ['dog', ['Paw print', 'Dog', 'Bone']],
  ['Puppies', ['Dog', 'Bone']],
  ['bike', ['Bicycle']],
  ['stars', ['Four-pointed star', 'Five-pointed star', 'Sparkles']],
  ['two hearts', ['Two hearts']],
  ['  Tea ', ['Cup of tea']],
  ['teach', ['Apple', 'Book']],
])('drawings are found by “%s”', (searched, names) => {
  expect(found(drawings, searched).toSorted()).toEqual(names.toSorted());
});

test('a word that no name has finds a group', () => {
  expect(found(symbols, 'animals')).toEqual(EMOJI.animals.map(([, name]) => name));
});

test('nothing is found by what no picture shows, and everything without a search', () => {
  expect(found(drawings, 'submarine')).toEqual([]);
  expect(found(drawings, '‘…’')).toHaveLength(drawings.length);
  expect(found(symbols, ' ')).toHaveLength(symbols.length);
});

test('each of the other words belongs to a word of a name', () => {
  const names = [...drawings, ...symbols].flatMap(({ name }) => name.toLowerCase().split(/[ -]/));
  expect(Object.keys(OTHER_WORDS).filter((word) => !names.includes(word))).toEqual([]);
});
