import { expect, test } from 'vitest';
import type { DesignEdits } from '../domain/design-edits.ts';
import { designDocument, text } from './drawing.ts';
import { refitEdits } from './refit-edits.ts';

const MUG = { w: 210, h: 100, bleed: 3, safe: 5 };
const COASTER = { w: 90, h: 90, bleed: 2, safe: 5 };
const coaster = designDocument('wreath', COASTER, [
  text(45, 50, 'script', 12, 'Grandma', '#000000', { field: 'name' }),
]);

test('layers keep their place in proportion and shrink to what the other area allows', () => {
  const edits: DesignEdits = {
    own: [
      {
        ...{ type: 'text', id: 't1', x: 5, y: 95, text: 'Nos da', font: 'hand', size: 20 },
        ...{ fill: '#1f2a24', align: 'left', arc: 50, maxWidth: 100 },
      },
      {
        ...{ type: 'photo', id: 'p1', x: 105, y: 50, w: 60, h: 40, rotation: 12, upload: 'sea' },
        ...{ crop: { x: 0, y: 0, w: 1, h: 1 }, tone: 'mono' },
      },
      { type: 'clipart', id: 'c1', x: 205, y: 5, clipart: 'heart', size: 10, fill: '#b8552f' },
    ],
  };
  expect(refitEdits(edits, MUG, coaster).own).toMatchObject([
    { x: 5, y: 85, size: 8, arc: 20, maxWidth: 40, text: 'Nos da' },
    { x: 45, y: 45, w: 24, h: 16, rotation: 12 },
    { x: 85, y: 5, size: 4 },
  ]);
});

test('words keep lettering and colour, and layers the other layout lacks are forgotten', () => {
  const style = { font: 'hand', fill: '#b8552f', size: 40, x: 3 };
  const edits: DesignEdits = { words: { name: style, motto: style }, without: ['name', 'rect'] };
  expect(refitEdits(edits, MUG, coaster)).toEqual({
    words: { name: { font: 'hand', fill: '#b8552f' } },
    without: ['name'],
    own: [],
  });
});
