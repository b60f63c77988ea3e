/** A guest in the database: the person of orders without an account, known by the email address in them. */
import { sql } from 'kysely';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';

export interface Guest {
  email: string;
  /** A customer under the same address. */
  accountId: string | null;
}

/** Undefined if a customer placed the order, or its guest is erased. */
export async function findGuest(
  within: Database | Transaction,
  orderId: string,
): Promise<Guest | undefined> {
  const { rows } = await sql<Guest>`
    SELECT order_person.email, customer.id AS "accountId" FROM customer_order
    JOIN order_person ON order_person.order_id = customer_order.id
    LEFT JOIN customer ON customer.email = order_person.email AND customer.erased_at IS NULL
    WHERE customer_order.id = ${orderId} AND customer_order.customer_id IS NULL AND order_person.email <> ''`.execute(
    within,
  );
  return rows[0];
}

export interface GuestOrderRow {
  id: string;
  reference: string;
  state: OrderState;
  placedAt: Date;
  totalPence: number;
  firstName: string;
  lastName: string;
}

/** Orders of guests under the address, newest first. */
export function guestOrders(
  within: Database | Transaction,
  email: string,
): Promise<GuestOrderRow[]> {
  return within
    .selectFrom('customerOrder')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'customerOrder.id')
    .select(['id', 'reference', 'state', 'placedAt', 'totalPence', 'firstName', 'lastName'])
    .where('customerId', 'is', null)
    .where('email', '=', email)
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
