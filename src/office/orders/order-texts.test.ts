import { expect, test } from 'vitest';
import {
  allWordsOf,
  blankText,
  copyText,
  dueText,
  listText,
  productsOf,
  stateText,
  wordsOf,
} from './order-texts.ts';

const line = {
  number: 1,
  name: 'Slate coaster',
  sku: 'SLATE',
  options: {},
  quantity: 4,
  words: [{ label: 'Name', text: 'The Hendersons' }],
  state: 'waiting' as const,
  proof: null,
};

test.each([
  [
    'the name, whatever is above it',
    [
      ['Words above', 'The best'],
      ['Name', 'Nana Gwen'],
    ],
    'Nana Gwen',
  ],
  [
    'a pet’s name',
    [
      ['Words above', 'Champion'],
      ['Pet’s name', 'Biscuit'],
    ],
    'Biscuit',
  ],
  [
    'the first words where the name is empty',
    [
      ['Number', '10'],
      ['Name', ' '],
    ],
    '10',
  ],
  ['nothing of a blank without words', [], undefined],
])('in short a piece is called by %s', (_, given, said) => {
  const words = given.map(([label = '', text = '']) => ({ label, text }));
  expect(wordsOf({ words })).toBe(said);
});

test('a piece is packed by its size, its copy and all its words', () => {
  const piece = { blank: 'T-shirt', finish: 'White', options: { Size: 'XL' } };
  expect(blankText(piece)).toBe('T-shirt, White, XL');
  expect(copyText({ copy: 2, copies: 3 })).toBe('2 of 3');
  expect(listText('P1', copyText({ copy: 1, copies: 1 }), 'Tray')).toBe('P1, Tray');
  const words = ['Plot 27', ' ', 'Élodie '].map((text) => ({ label: 'Words', text }));
  expect(allWordsOf({ words })).toBe('Plot 27 · Élodie');
  expect(allWordsOf({ words: [] })).toBeUndefined();
});

test('an order is known by its first words and products', () => {
  expect(wordsOf(line)).toBe('The Hendersons');
  expect(wordsOf({ words: [{ label: 'Name', text: ' ' }] })).toBeUndefined();
  expect(productsOf({ lines: [line], lineCount: 2 })).toBe('Slate coaster, 4, and 1 more');
  expect(productsOf({ lines: [{ ...line, quantity: 1 }], lineCount: 1 })).toBe('Slate coaster');
});

test('the day of dispatch is said in days late, today, tomorrow, or by its date', () => {
  expect(dueText('late', '2026-11-21', '2026-11-23')).toBe('2 days late');
  expect(dueText('late', '2026-10-24', '2026-10-25')).toBe('1 day late');
  expect(dueText('today', '2026-11-23', '2026-11-23')).toBe('Today');
  expect(dueText('tomorrow', '2026-11-24', '2026-11-23')).toBe('Tomorrow');
  expect(dueText('later', `${new Date().getFullYear()}-11-25`)).toMatch(/25 Nov/);
});

test.each([
  [{ waiting: 6 }, 'Waiting', 'plain'],
  [{ toApprove: 6 }, 'To approve', 'ask'],
  [{ toApprove: 2, waiting: 4 }, '2 of 6 to approve', 'ask'],
  [{ making: 2, made: 3, waiting: 1 }, 'Making, 3 of 6', 'plain'],
  [{ made: 5, packed: 1 }, 'Made, to pack', 'done'],
  [{ packed: 5, cancelled: 1 }, 'Packed', 'done'],
  [{ dispatched: 2, waiting: 4 }, 'Waiting, 2 dispatched', 'plain'],
  [{ dispatched: 2, making: 1, made: 3 }, 'Making, 3 of 4, 2 dispatched', 'plain'],
  [{ dispatched: 5, packed: 1 }, 'Packed, 5 dispatched', 'done'],
])('pieces %o read %s', (production, text, tone) => {
  const order = { state: 'inProduction' as const, hold: null, pieces: 6, production };
  expect(stateText(order)).toEqual({ text, tone });
});

test('a question comes before the state of the pieces', () => {
  const paid = { state: 'paid' as const, pieces: 1, production: { waiting: 1 } };
  const hold = { since: '2026-11-23T08:00:00Z', reason: 'photo too small' };
  expect(stateText({ ...paid, hold })).toEqual({ text: 'On hold: photo too small', tone: 'ask' });
  expect(stateText({ ...paid, hold: null, isInReview: true }).text).toBe('Payment in review');
  expect(stateText({ ...paid, hold: null, state: 'delivered' }).text).toBe('Delivered');
});
