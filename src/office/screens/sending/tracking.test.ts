import { expect, test } from 'vitest';
import { formatOrderReference } from '../../../domain/orders/order-number.ts';
import { readTrackingRows } from '../../../domain/sending/tracking-file.ts';
import { isQuiet, judgeRows, partsOf } from './tracking.ts';

const [ONE, TWO, THREE] = [1001, 1002, 1003].map(formatOrderReference) as [string, string, string];
const rows = readTrackingRows(
  {
    headings: ['Ref', 'No'],
    rows: [
      [ONE, 'AB123456789GB'],
      [ONE, 'AB123456789GB'],
      [TWO, 'CD123456789GB'],
      ['10001', 'EF123456789GB'],
      [THREE, 'x'],
    ],
  },
  { reference: 0, tracking: 1 },
  'royal-mail',
);

test('each row says what it would do, or why not', () => {
  const judged = judgeRows(
    rows,
    new Map([
      [ONE, { outcome: 'ready' as const }],
      [TWO, { outcome: 'sent' as const }],
    ]),
    'royal-mail',
  );
  expect(judged.map(({ number, text }) => [number, text])).toEqual([
    [2, 'Will be dispatched.'],
    [3, 'Says the same as a row above.'],
    [4, 'Left before with this number.'],
    [5, '“10001” is no order reference of this shop.'],
    [6, '“x” is no tracking number of Royal Mail.'],
  ]);
  expect(judged.filter(isQuiet).map(({ number }) => number)).toEqual([3, 4]);
});

test('what the server refused is told in its words; what is not checked yet is left out', () => {
  const refused = { outcome: 'refused' as const, message: '1 piece is not packed.' };
  const judged = judgeRows(rows, new Map([[ONE, refused]]), 'royal-mail');
  expect(judged[0]?.text).toBe('1 piece is not packed.');
  expect(judged.map(({ number }) => number)).toEqual([2, 3, 5, 6]);
});

test('of an order that is not packed as a whole it says what is missing', () => {
  const message = '1 piece, a remake, is not recorded as made.';
  const judged = judgeRows(rows, new Map([[ONE, { outcome: 'notPacked', message }]]), 'royal-mail');
  expect(judged[0]?.text).toBe(message);
});

test('calls carry parts of the rows', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([], 2)).toEqual([]);
});
