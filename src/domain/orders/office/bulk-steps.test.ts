import { expect, test } from 'vitest';
import { bringsTo } from './bulk-steps.ts';

const held = new Date(0);

test.each([
  ['produce', 'inProduction', null, true],
  ['produce', 'inProduction', held, false],
  ['produce', 'paid', null, false],
  ['produce', 'dispatched', null, false],
  ['hold', 'paid', held, true],
  ['hold', 'paid', null, false],
  ['release', 'paid', null, true],
  ['release', 'cancelled', null, false],
  ['release', 'paid', held, false],
] as const)('%s: an order that is %s, held at %s', (step, state, heldAt, isThere) => {
  expect(bringsTo(step, { state, heldAt })).toBe(isThere);
});
