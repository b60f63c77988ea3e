import { expect, test } from 'vitest';
import {
  batchStateText,
  inOrder,
  paperText,
  percentOf,
  kindText,
  moreText,
  totalText,
  sizeText,
} from './batch-texts.ts';

const counts = { waiting: 0, making: 0, made: 0, packed: 0, gone: 0 };
const ready = { state: 'ready', progress: null } as const;

test('says how far a batch is', () => {
  const preparing = { state: 'preparing', counts } as const;
  expect(batchStateText({ ...preparing, progress: { done: 2, of: 5 } })).toBe('Preparing, 40%');
  expect(batchStateText({ ...preparing, progress: { done: 0, of: 0 } })).toBe('Preparing');
  expect(batchStateText({ ...ready, counts })).toBe('Empty');
  expect(batchStateText({ ...ready, counts: { ...counts, waiting: 3 } })).toBe('To be made');
  expect(batchStateText({ ...ready, counts: { ...counts, waiting: 3, packed: 2, gone: 1 } })).toBe(
    '3 of 6 made',
  );
  expect(batchStateText({ ...ready, counts: { ...counts, made: 2 } })).toBe('Made');
  expect(batchStateText({ state: 'takenApart', progress: null, counts })).toBe('Taken apart');
});

test('says how large a file is', () => {
  expect([1, 23_400, 999_000, 2_744_164].map(sizeText)).toEqual([
    '1 KB',
    '24 KB',
    '999 KB',
    '2.7 MB',
  ]);
});

test('names papers by what they are', () => {
  const pieces = [
    { sheet: 1, blank: 'Gloss coaster', finish: 'White' },
    { sheet: null, blank: 'Bottle', finish: 'Teal' },
    { sheet: 12, blank: 'White ceramic mug', finish: 'White' },
  ];
  expect(paperText('batch-12-tickets.pdf', pieces)).toBe('Job tickets');
  expect(paperText('batch-12-pick-list.pdf', pieces)).toBe('Pick list');
  expect(paperText('batch-12-sheet-12-sublimation-mug-white.pdf', pieces)).toBe(
    'Sheet 12: White ceramic mug, White, PDF',
  );
  expect(paperText('batch-12-sheet-4-laser-slate-slate.svg', pieces)).toBe('Sheet 4, SVG');
});

test.each([
  [{ pieces: 1, sheets: 1 }, 'Slate, round: 1 piece on 1 sheet'],
  [{ pieces: 5, sheets: 2 }, 'Slate, round: 5 pieces on 2 sheets'],
  [{ pieces: 2, sheets: null }, 'Slate, round: 2 pieces, one by one'],
])('%j is “%s”', (counted, text) => {
  expect(kindText({ blank: 'Slate', finish: 'round', ...counted })).toBe(text);
});

test('adds up what a batch will have', () => {
  const kind = (pieces: number, sheets: number | null) => ({
    blank: '',
    finish: '',
    pieces,
    sheets,
  });
  expect(totalText([kind(1, 1)], 0)).toBe('1 piece on 1 sheet');
  expect(totalText([kind(5, 2), kind(3, 1)], 4)).toBe('12 pieces on 3 sheets');
  expect(totalText([kind(2, null)], 0)).toBe('2 pieces, one by one');
  expect(totalText([kind(2, null), kind(3, 1)], 0)).toBe('5 pieces: 3 on 1 sheet, 2 one by one');
});

test('offers to fill sheets', () => {
  expect(moreText(1)).toBe('Fill the sheets with 1 more piece that fits');
  expect(moreText(4)).toBe('Fill the sheets with 4 more pieces that fit');
});

test('counts whole per cents', () => {
  expect(percentOf({ done: 2, of: 3 })).toBe(66);
  expect(percentOf({ done: 0, of: 0 })).toBe(0);
});

test('papers for people come first, and sheet 2 before sheet 10', () => {
  const names = [
    'batch-1-sheet-10-laser-a.svg',
    'batch-1-tickets.pdf',
    'batch-1-sheet-2-laser-a.svg',
  ];
  expect(inOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'batch-1-tickets.pdf',
    'batch-1-sheet-2-laser-a.svg',
    'batch-1-sheet-10-laser-a.svg',
  ]);
});
