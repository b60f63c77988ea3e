import { expect, test } from 'vitest';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
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

test('a name of a list is called by its number, and an empty text is called empty', () => {
  const kinds = {
    text: 'Text',
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
