import { expect, test } from 'vitest';
import { causeAgainst } from './batch.ts';
import type { AskedPiece } from './batch.ts';

const WAITING: AskedPiece = {
  orderState: 'inProduction',
  state: 'waiting',
  batchId: null,
  isHeld: false,
  version: 3,
};
const asked = { batchId: 'new', version: 3 };

test.each<[Partial<AskedPiece>, string | null]>([
  [{}, null],
  [{ batchId: 'new' }, null],
  [{ batchId: 'new', state: 'making' }, null],
  [{ version: 4 }, 'changed'],
  [{ batchId: 'other' }, 'otherBatch'],
  [{ isHeld: true }, 'held'],
  [{ state: 'toApprove' }, 'toApprove'],
  [{ state: 'making', version: 4 }, 'beingMade'],
  [{ state: 'making', isHeld: true }, 'held'],
  [{ state: 'making', batchId: 'other' }, 'otherBatch'],
  [{ state: 'made' }, 'notWaiting'],
  [{ orderState: 'cancelled' }, 'notWaiting'],
])('a piece that is %j is left out because it is %s', (piece, cause) => {
  expect(causeAgainst({ ...WAITING, ...piece }, asked)).toBe(cause);
});

test('a piece that is gone is left out, and one that was not seen is taken as it is', () => {
  expect(causeAgainst(undefined, asked)).toBe('notWaiting');
  expect(causeAgainst(WAITING, { batchId: null, version: null })).toBeNull();
});
