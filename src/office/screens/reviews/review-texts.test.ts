import { expect, test } from 'vitest';
import { captureTexts, expectedText, needsAmount, type Review } from './review-texts.ts';

const capture = {
  id: '2GG',
  status: 'COMPLETED',
  amount: 2840,
  currency: 'GBP',
  ofAnotherOrder: false,
};
const review = (captures: Review['captures']): Review => ({
  orderReference: 'KS-KD4-92GR',
  since: '2026-11-23T08:00:00Z',
  failure: 'mismatch',
  expected: 3840,
  currency: 'GBP',
  providerOrderId: '5O1',
  captures,
});

test('shows what was expected and what came', () => {
  const shown = review([capture]);
  expect(expectedText(shown)).toBe('£38.40');
  expect(captureTexts(shown)).toEqual(['£28.40, completed']);
  expect(needsAmount(shown)).toBe(false);
});

test('names another currency, another order, and an amount that could not be read', () => {
  const shown = review([
    { ...capture, currency: 'EUR', ofAnotherOrder: true },
    { ...capture, amount: null },
  ]);
  expect(captureTexts(shown)).toEqual([
    '28.40 EUR, completed, for another order',
    'an amount that could not be read, completed',
  ]);
  expect(needsAmount(shown)).toBe(true);
});

test('tells no capture from no response', () => {
  expect(captureTexts(review([]))).toEqual(['Nothing']);
  expect(captureTexts(review(null))).toEqual(['The provider does not respond']);
});
