import { expect, test } from 'vitest';
import { mayEditByBuyer, mayEditByStaff } from './change-of-words.ts';
import type { PieceState } from '../production-steps.ts';

const pieces = (...states: PieceState[]) => states.map((state) => ({ state, batchId: null }));
const inBatch = (state: PieceState) => ({ state, batchId: 'b12' });

test('the buyer changes words of a paid line until one of its pieces is begun or in a batch', () => {
  expect(mayEditByBuyer('paid', pieces('waiting', 'waiting'))).toBe(true);
  expect(mayEditByBuyer('paid', [...pieces('waiting'), inBatch('waiting')])).toBe(false);
  expect(mayEditByBuyer('paid', pieces('toApprove', 'waiting'))).toBe(true);
  expect(mayEditByBuyer('inProduction', pieces('waiting'))).toBe(false);
});

test('the staff change words of a line that wholly waits in production, and of paid ones', () => {
  expect(mayEditByStaff('inProduction', pieces('waiting', 'spoiled', 'waiting'))).toBe(true);
  expect(mayEditByStaff('inProduction', pieces('toApprove', 'spoiled'))).toBe(true);
  expect(mayEditByStaff('inProduction', pieces('waiting', 'made'))).toBe(false);
  expect(mayEditByStaff('paid', pieces('waiting', 'waiting'))).toBe(true);
  expect(mayEditByStaff('inProduction', pieces('making', 'making'))).toBe(false);
});

test('nobody changes words that are in a batch; the batch of a spoiled piece counts no more', () => {
  for (const state of ['paid', 'inProduction'] as const) {
    expect(mayEditByStaff(state, [inBatch('waiting')])).toBe(false);
    expect(mayEditByStaff(state, [inBatch('spoiled'), ...pieces('waiting')])).toBe(true);
  }
});
