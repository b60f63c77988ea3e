import { expect, test } from 'vitest';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { nameOfEmoji } from '../controls/emoji.ts';
import { nameLayers } from './layer-names.ts';

const FIELDS = [
  { name: 'members', label: 'Up to eight names, with commas between', sample: '', maxLength: 90 },
  { name: 'bottom', label: 'Words below', sample: '', maxLength: 20 },
];
const written = (content: string, options: object) =>
  text(0, 0, 'sans', 5, content, '#000', options);
const { layers } = designDocument('tree', { w: 100, h: 100, bleed: 0, safe: 5 }, [
  written('Tilly', { field: 'members', listItem: 2 }),
  written('', { field: 'members', listItem: 3 }),
  written('', { field: 'bottom' }),
  written('', { field: 'bottom' }),
]);

const KINDS = {
  text: 'Text',
  emoji: 'Symbol',
  emojiName: () => undefined,
  photo: 'Photograph',
  listed: String,
  empty: String,
  drawing: () => '',
};

test('a name of a list is called by its number, and an empty text is called empty', () => {
  const kinds = {
    text: 'Text',
    emoji: 'Symbol',
    emojiName: () => undefined,
    photo: 'Photograph',
    listed: (number: number) => `Name ${number}`,
    empty: (label: string) => `${label} (empty)`,
    drawing: () => '',
  };
  const names = nameLayers(layers, FIELDS, kinds, { words: {}, edits: {} });
  expect([...names.values()]).toEqual([
    'Name 3: Tilly',
    'Name 4 (empty)',
    'Words below (empty)',
    'Words below (empty) (2)',
  ]);
});

test('copies on both sides of a mug tell the side they lie on, other namesakes are numbered', () => {
  const mug = designDocument('mug', { w: 200, h: 90, bleed: 0, safe: 5 }, [
    written('Tilly', { field: 'bottom' }),
    written('Tilly', { field: 'bottom' }),
    written('Tilly', { field: 'bottom' }),
  ]);
  const side = (id: string) =>
    ['Other side', 'Front'][mug.layers.findIndex((one) => one.id === id)];
  const names = nameLayers(mug.layers, FIELDS, KINDS, { words: {}, edits: {} }, ({ id }) =>
    side(id),
  );
  expect([...names.values()]).toEqual([
    'Words below: Tilly',
    'Words below: Tilly (Front)',
    'Words below: Tilly (3)',
  ]);
});

test('an emoji is called by its name, or a symbol where that is not known', () => {
  const { layers } = designDocument('mug', { w: 200, h: 90, bleed: 0, safe: 5 }, [
    text(0, 0, 'emoji', 5, '❤️', '#000'),
    text(0, 0, 'emoji', 5, '❤', '#000'),
    text(0, 0, 'emoji', 5, '🦩', '#000'),
    written('Mair', {}),
  ]);
  const kinds = { ...KINDS, emojiName: nameOfEmoji };
  const names = nameLayers(layers, FIELDS, kinds, { words: {}, edits: {} });
  expect([...names.values()]).toEqual(['Red heart', 'Red heart (2)', 'Symbol: 🦩', 'Text: Mair']);
});
