/** The OpenAPI document states the real limits: calls accept what it allows and refuse what exceeds it. */
import { describe, expect, test } from 'vitest';
import { MAX_LINE_QUANTITY } from '../../domain/cart/cart.ts';
import { setStock } from '../testing/features/stock.ts';
import { testShop } from '../testing/test-app.ts';
import type { JsonSchema } from '../docs/json-schema.ts';
import { describedCall } from './testing/described-call.ts';
import { callsWithJson, preparedCall, violationsAt } from './testing/prepared-call.ts';

const shop = await testShop();
await shop.open();
// Each accepted change of a paid order is tried on an order of its own.
await setStock(shop.database, 10_000);

/** Each design has its own limits, which its product page shows. */
const SET_BY_DESIGN = /^(?:personalisation\.fields|names)\./;
/** Refused because of other values: 99 are added to the one in the cart; a request for changes needs a message. */
const BY_COMPANY: Record<string, readonly string[]> = {
  cartAdd: ['quantity'],
  sharedDraftReply: ['message'],
  // The specification has two names for each; one of them is required.
  userRecover: ['new', 'confirm'],
};
const TOO_FAR = /at most|at least|quantity/;

function edges({ type, minimum, maximum, maxLength, pattern, format }: JsonSchema) {
  if (type === 'string' && maxLength !== undefined && !pattern && !format)
    return { within: ['x'.repeat(maxLength)], beyond: ['x'.repeat(maxLength + 1)] };
  if (type !== 'integer' && type !== 'number') return null;
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const outside = [
    minimum === undefined ? [] : minimum - 1,
    maximum === undefined ? [] : maximum + 1,
  ];
  return { within: bounds, beyond: outside.flat() };
}

const isByCompany = (name: string, path: readonly unknown[]): boolean =>
  BY_COMPANY[name]?.includes(path.join('.')) ?? false;

describe.each(callsWithJson(shop.config.origin))('%s', (name) => {
  test('has the bounds that are described', { timeout: 300_000 }, async () => {
    const call = await preparedCall(shop, name);
    for (const { path, schema, put } of call.places()) {
      const bounds = edges(schema);
      if (!bounds || isByCompany(name, path) || SET_BY_DESIGN.test(path.join('.'))) continue;
      for (const value of bounds.within) {
        const answer = await call.send(put(value));
        const violations = violationsAt(answer, path).filter(({ message }) =>
          TOO_FAR.test(message),
        );
        expect(violations, `${path.join('.')}: ${value}`).toEqual([]);
        expect(answer.json<{ message?: string }>().message ?? '').not.toMatch(TOO_FAR);
      }
      for (const value of bounds.beyond) {
        const answer = await call.send(put(value));
        expect(answer.statusCode, `${path.join('.')}: ${value} ${answer.body}`).toBe(422);
      }
    }
  });

  test('requires the fields that are described as required', { timeout: 300_000 }, async () => {
    const call = await preparedCall(shop, name);
    const required = new Map(
      call
        .places()
        .flatMap(({ path, schema }) =>
          Object.keys(schema.properties ?? {}).map((field) => [
            [...path, field].join('.'),
            schema.required?.includes(field) ?? false,
          ]),
        ),
    );
    for (const { path, put } of call.places()) {
      const isRequired = required.get(path.join('.'));
      if (isRequired === undefined || isByCompany(name, path)) continue;
      const answer = await call.send(put(undefined));
      const what = `${path.join('.')} ${answer.statusCode} ${answer.body.slice(0, 300)}`;
      if (isRequired) expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
      else expect(violationsAt(answer, path), what).toEqual([]);
    }
  });
});

test('cartAdd takes exactly the quantities that are described, in a new cart', async () => {
  const body = describedCall(shop.config.origin, 'cartAdd').body?.properties?.quantity;
  const { minimum, maximum } = body!;
  const statusOf = async (quantity: number) =>
    (
      await shop.ask('cartAdd', {
        params: { cartId: 'new' },
        body: { productId: shop.productIds['MUG-WREATH']!, quantity },
      })
    ).statusCode;
  expect([minimum, maximum]).toEqual([1, MAX_LINE_QUANTITY]);
  expect(await statusOf(minimum!)).toBe(201);
  expect(await statusOf(maximum!)).toBe(201);
  expect(await statusOf(minimum! - 1)).toBe(422);
  expect(await statusOf(maximum! + 1)).toBe(422);
  expect(await statusOf(1.5)).toBe(422);
});
