/** Creates and reads carts for races by SQL. */
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { newId, secret } from '../../database/ids.ts';
import { BUYER, addressIn } from './races.carts.ts';
import type { Plain, Raced } from './races.carts.ts';
import type { Customer, TestShop } from './world.ts';
import type { CartState } from '../../database/column-values.ts';
import { toJson } from '../../database/json.ts';
import { setStock } from '../../testing/features/stock.ts';

/** Enough for every round of a table. */
const PLENTY = 100_000_000;

export async function raceGround(shop: TestShop) {
  const { database } = shop;
  const products = {
    mug: shop.productIds['MUG-WREATH']!,
    slate: shop.productIds['SLT-WREATH']!,
    shirt: shop.productIds['TEE-N-M-STRIPES']!,
  };
  const customer = await shop.signedIn();
  const save = async (who: 'first' | 'second'): Promise<string> => {
    const { Method: _, ...address } = addressIn(who);
    return (await shop.call('addressNew', { body: address }, customer)).id;
  };
  const addresses = { first: await save('first'), second: await save('second') };
  // A token lasts ten minutes, and a table of races may take longer.
  beforeEach(async () => {
    customer.token = await shop.services.auth.issueAccessToken(customer);
  });
  await setStock(database, PLENTY);

  return {
    shop,
    products,
    customer,
    addresses,

    /** Ready for checkout, with one line; default owner: a guest. */
    async cart(
      quantity: number,
      owner: Customer | null,
      state: CartState = 'open',
    ): Promise<Raced> {
      const [cartId, itemId] = [secret(), newId()];
      // Otherwise it would be merged with the cart of the previous round.
      await database
        .updateTable('cart')
        .set({ state: 'ordered' })
        .where('customerId', '=', customer.customerId)
        .where('state', '=', 'open')
        .execute();
      await database
        .with('line', (inner) =>
          inner.insertInto('cartItem').values({
            id: itemId,
            cartId,
            productVariantId: products.mug,
            quantity,
            personalisationHash: '',
          }),
        )
        .insertInto('cart')
        .values({
          ...BUYER,
          id: cartId,
          customerId: owner?.customerId ?? null,
          version: 1,
          state,
          shippingAddress: toJson({ ...addressIn('first'), CityTown: 'Ludlow' }),
          personalisedAcceptedAt: new Date(),
        })
        .execute();
      return { cartId, itemId, products, addresses };
    },

    /** Its current state in the database. */
    async stored(cartId: string): Promise<Plain & { state: string }> {
      const { rows } = await sql<Plain & { state: string }>`
        SELECT version, state, customer_id IS NOT NULL AS "isOwned", shipping_address->>'CityTown' AS town, comment,
          (SELECT coalesce(jsonb_object_agg(product_variant_id, quantity), '{}') FROM cart_item WHERE cart_id = cart.id) AS lines,
          (SELECT jsonb_build_object('version', cart_version, 'lines', (SELECT jsonb_object_agg(product_variant_id, quantity)
            FROM order_line WHERE order_id = placed.id)) FROM customer_order placed
            WHERE cart_id = cart.id AND state <> 'cancelled') AS order,
          (SELECT count(*) FROM customer_order WHERE cart_id = cart.id AND state = 'cancelled') AS cancelled
        FROM cart WHERE id = ${cartId}`.execute(database);
      return rows[0]!;
    },
  };
}
