/** Cart, checkout and orders are accessible in every state. */
import { afterAll, describe, expect, test } from 'vitest';
import { customerStates } from '../states/order-states.ts';
import { BUYING } from '../states/buying-states.ts';
import { offerAgain, WITHDRAWN_STATES } from '../states/withdrawn-states.ts';
import { describeAccessibility, LONGEST_LOOK, violationsIn, WINDOWS } from '../support/axe.ts';

afterAll(() => offerAgain());

describeAccessibility([
  { part: 'withdrawn products', states: WITHDRAWN_STATES },
  { part: 'cart, checkout, order and error', states: BUYING },
]);

describe.each(WINDOWS)('in a $width window', LONGEST_LOOK, ({ device }) => {
  test('axe finds nothing in the orders and the checkout of a customer', async () => {
    const { page, states } = await customerStates({
      ...device,
      expected: /Failed to load resource: net::ERR_FAILED/,
    });
    expect(await violationsIn(page, states)).toEqual({});
  });
});
