/** Finds orders by their cart and by their customer. */
import { sql } from 'kysely';
import type { OrderState } from '../../../../domain/orders/order-steps.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { ONE } from '../../../database/connection/kept-plans.ts';
import { ORDER, type Order } from '../orders.store.ts';

export function orderOwnersStore(database: Database) {
  return {
    /** Locks unpaid orders of the cart and of carts merged into it. The caller holds the cart lock. */
    lockUnpaidOfCart: async (transaction: Transaction, cartId: string): Promise<Order[]> =>
      transaction
        .selectFrom('customerOrder')
        .select(ORDER)
        .where('state', '=', sql.lit<OrderState>('awaitingPayment'))
        .where('leftCartAt', 'is', null)
        .where((eb) =>
          eb.or([
            eb('cartId', '=', cartId),
            eb('cartId', 'in', eb.selectFrom('cart').select('id').where('mergedInto', '=', cartId)),
          ]),
        )
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** The order made from an ordered cart. */
    latestOfCart: async (transaction: Transaction, cartId: string): Promise<Order | null> =>
      (await transaction
        .selectFrom('customerOrder')
        .select(ORDER)
        .where('cartId', '=', cartId)
        .where('state', '<>', sql.lit<OrderState>('cancelled'))
        .orderBy('id', 'desc')
        .limit(ONE)
        .executeTakeFirst()) ?? null,

    ofCustomer: async (
      customerId: string,
      id: string,
      within: Database | Transaction = database,
    ): Promise<Order | null> =>
      (await within
        .selectFrom('customerOrder')
        .select(ORDER)
        .where('id', '=', id)
        .where('customerId', '=', customerId)
        .executeTakeFirst()) ?? null,

    giveTo: async (transaction: Transaction, id: string, customerId: string): Promise<void> => {
      await transaction
        .updateTable('customerOrder')
        .set({ customerId })
        .where('id', '=', id)
        .execute();
    },
  };
}
