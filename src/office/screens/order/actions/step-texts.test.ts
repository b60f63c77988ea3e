import { expect, test } from 'vitest';
import type { Line } from '../order.ts';
import { dispatchedText, produceText } from './step-texts.ts';

const line = (state: Line['state'], remaking: number | null): Line => ({ state, remaking }) as Line;

test('the button names what waits: the order, a remake, or the rest', () => {
  expect(produceText({ state: 'paid', lines: [line('waiting', null)] })).toBe('Start production');
  const made = line('made', null);
  const state = 'inProduction';
  expect(produceText({ state, lines: [made, line('waiting', 1)] })).toBe('Start the remake');
  expect(produceText({ state, lines: [made, line('waiting', null)] })).toBe('Start the rest');
});

test('a parcel is told as a part if lines stay behind, and of a sample order that nobody is told', () => {
  const order = { reference: 'KS-1', isSample: false };
  expect(dispatchedText(order, 0)).toBe('KS-1 is dispatched, and the customer is told');
  expect(dispatchedText(order, 1)).toMatch(/^A part of KS-1 is dispatched, and/);
  expect(dispatchedText({ ...order, isSample: true }, 0)).toBe(
    'KS-1 is dispatched. A sample order sends no email.',
  );
});
