/** A customer's requests concurrent with erasure either complete before it or are refused. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PASSWORD, membersShop } from '../../testing/features/customers.ts';

const shop = await membersShop();
const { ask, call, database, productIds } = shop;
const productId = productIds['MUG-WREATH']!;
const ROUNDS_AT_MOST = 50;
const ROUNDS_LOST = 5;

test(
  'nothing that is written at the same moment survives an erasure',
  { timeout: 600_000 },
  async () => {
    let lost = 0;
    for (let round = 0; lost < ROUNDS_LOST; round += 1) {
      expect(round).toBeLessThan(ROUNDS_AT_MOST);
      const customer = await shop.member(`racing-${round}@person.example`);
      const { customerId } = customer;
      const { id: cartId } = await call('cartAdd', {
        params: { cartId: 'new' },
        body: { productId, quantity: 1, personalisation: { v: 1, fields: { name: 'Ynyswen' } } },
      });
      const address = { FirstName: 'Quintilla', LastName: 'X', AddressLine1: '77 Penlanwen' };
      const erasing = ask('meErase', { body: { password: PASSWORD } }, customer);
      // In each round the others start later by a quarter, until the erasure comes first on this
      // machine.
      await new Promise((later) => setTimeout(later, 1.25 ** round));
      const form = { title: 'Hello', items: [{ name: 'Message', value: 'Quintilla' }] };
      const details = { firstName: 'Quintilla', lastName: 'X', phone: '', mobile: '' };
      const others = await Promise.all([
        ask('meUpdate', { body: details }, customer),
        ask('meKeys', { body: { public: 'e30=', private: 'e30=' } }, customer),
        ask('wishlistAdd', { body: { productId } }, customer),
        ask(
          'addressNew',
          { body: { ...address, CityTown: 'Ludlow', PostCode: 'SY8 1AA' } },
          customer,
        ),
        ask('cartAdd', { params: { cartId }, body: { productId, quantity: 1 } }, customer),
        ask('twoStepStart', { body: { password: PASSWORD } }, customer),
        ask('notifyWebsite', { body: form }, customer),
      ]);
      expect((await erasing).statusCode).toBe(200);
      const statuses = others.map(({ statusCode }) => statusCode);
      expect(Math.max(...statuses)).toBeLessThan(500);
      if (statuses.includes(401)) lost += 1;
      const { rows } = await sql<Record<string, number | string>>`
      SELECT
        (SELECT count(*) FROM saved_address WHERE customer_id = ${customerId}) AS addresses,
        (SELECT count(*) FROM wishlist_item WHERE customer_id = ${customerId}) AS wishes,
        (SELECT count(*) FROM customer_keys WHERE customer_id = ${customerId}) AS keys,
        (SELECT count(*) FROM two_step WHERE customer_id = ${customerId}) AS secrets,
        (SELECT count(*) FROM cart WHERE customer_id = ${customerId}) AS carts,
        (SELECT count(*) FROM marketing_consent WHERE customer_id = ${customerId}) AS consents,
        (SELECT count(*) FROM website_message) AS messages,
        (SELECT first_name FROM customer WHERE id = ${customerId}) AS name`.execute(database);
      expect(rows).toEqual([
        {
          addresses: 0,
          wishes: 0,
          keys: 0,
          secrets: 0,
          carts: 0,
          consents: 0,
          messages: 0,
          name: '',
        },
      ]);
    }
  },
);
