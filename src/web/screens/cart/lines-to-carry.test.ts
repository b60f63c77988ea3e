import { expect, test } from 'vitest';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { linesToCarry } from './lines-to-carry.ts';

const line = (
  id: string,
  name: string,
  edits?: DesignEdits,
  availability: 'inStock' | 'withdrawn' = 'inStock',
) => ({
  id,
  availability,
  personalisation: { v: 1 as const, fields: { name }, ...(edits && { edits }) },
});
const PHOTO: DesignEdits = {
  own: [
    {
      type: 'photo',
      id: 'a',
      upload: 'u',
      x: 0,
      y: 0,
      w: 10,
      h: 10,
      crop: { x: 0, y: 0, w: 1, h: 1 },
      tone: 'colour',
    },
  ],
};

test('named lines, the newest first', () => {
  const lines = [line('first', 'Nain'), line('unnamed', '  '), line('last', 'Mabli')];
  expect(linesToCarry(lines).map(({ id }) => id)).toEqual(['last', 'first']);
});

test('no line with photos, and none that is sold no longer', () => {
  const lines = [
    line('photo', 'Nain', PHOTO),
    line('withdrawn', 'Nain', undefined, 'withdrawn'),
    line('plain', 'Nain'),
    { ...line('wordless', ''), personalisation: null },
  ];
  expect(linesToCarry(lines).map(({ id }) => id)).toEqual(['plain']);
});
