/** An order found by its reference and the email address of its buyer. */
import { describe, expect, test } from 'vitest';
import { buy } from '../../../testing/features/orders.ts';
import { testShop } from '../../../testing/test-app.ts';

const shop = await testShop();
const { call, services } = shop;

async function bought(email: string, where = shop) {
  const { id, key, reference } = await buy(where, { email });
  return { id, key, reference, email };
}

const find = (reference: string, email: string, where = shop) =>
  where.ask('orderFind', { body: { reference, email } });

describe('a buyer without the email', () => {
  test('finds the order, however the reference and the address are typed', async () => {
    const { key, reference, email } = await bought('sian@example.org');
    for (const typed of [reference, reference.toLowerCase(), ` ${reference.replaceAll('-', ' ')} `])
      for (const address of [email, ` ${email.toUpperCase()}`])
        expect(await call('orderFind', { body: { reference: typed, email: address } })).toEqual({
          orderKey: key,
        });
  });

  test('is told the same for another address, an unknown and an impossible reference', async () => {
    const { reference, email } = await bought('mair@example.org');
    const refused = [
      await find(reference, 'somebody.else@example.org'),
      await find('KS-000-0000', email),
      await find('my order', email),
      await find('', ''),
    ];
    for (const answer of refused) expect(answer.statusCode).toBe(404);
    expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
  });

  test('does not find an order whose personal data was erased', async () => {
    const { id, reference, email } = await bought('owain@example.org');
    await services.course.startProduction(id, 'workshop');
    await services.course.dispatch(
      id,
      { carrier: 'royal-mail', tracking: 'AB123456789GB' },
      'workshop',
    );
    await services.course.deliver(id, null, 'workshop');
    expect((await find(reference, email)).statusCode).toBe(200);
    await shop.database
      .transaction()
      .execute((transaction) =>
        services.orderErasure.forget(transaction, { customerId: null, email }),
      );
    expect((await find(reference, email)).statusCode).toBe(404);
  });
});

const limited = await testShop({ limitFactor: 1 });

test('wrong references at one address are limited, and other buyers are not', async () => {
  const victim = await bought('helen@example.org', limited);
  const other = await bought('meera@example.org', limited);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push((await find(`KS-4F7-K9${guess + 10}`, victim.email, limited)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
  expect((await find(victim.reference, victim.email, limited)).statusCode).toBe(429);
  expect((await find(other.reference, other.email, limited)).statusCode).toBe(200);
});
