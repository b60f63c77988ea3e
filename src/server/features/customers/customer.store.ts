/** One customer in the database, as the office shows them, and the staff's notes. */
import { sql } from 'kysely';
import type { Address } from '../../../domain/delivery/address.ts';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';

export interface CustomerRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  mobile: string | null;
  marketing: boolean;
  createdAt: Date;
  emailConfirmedAt: Date | null;
  deactivatedAt: Date | null;
}

const CUSTOMER = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'mobile',
  'marketing',
  'createdAt',
  'emailConfirmedAt',
  'deactivatedAt',
] as const;

/** Undefined if there is none, or the customer is erased. */
export function findCustomer(
  database: Database,
  id: string,
): Promise<(CustomerRow & { hasTwoStep: boolean }) | undefined> {
  return database
    .selectFrom('customer')
    .select(CUSTOMER)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('twoStep')
            .select('customerId')
            .whereRef('customerId', '=', 'customer.id')
            .where('confirmedAt', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasTwoStep'),
    )
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Makes an erasure wait. Returns false if there is none, or the customer is erased. */
export async function lockCustomer(transaction: Transaction, id: string): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('customer')
      .select('id')
      .where('id', '=', id)
      .where('erasedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()) !== undefined
  );
}

/** The default address first. */
export function addressesOf(
  database: Database,
  customerId: string,
): Promise<{ id: string; address: Address; isDefault: boolean }[]> {
  return database
    .selectFrom('savedAddress')
    .select(['id', 'address', 'isDefault'])
    .where('customerId', '=', customerId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .execute();
}

/** Newest first. */
export function consentsOf(
  database: Database,
  customerId: string,
): Promise<{ given: boolean; source: string; at: Date }[]> {
  return database
    .selectFrom('marketingConsent')
    .select(['given', 'source', 'at'])
    .where('customerId', '=', customerId)
    .orderBy('at', 'desc')
    .execute();
}

export interface OrderRow {
  reference: string;
  state: OrderState;
  placedAt: Date;
  totalPence: number;
}

/** Newest first. */
export function ordersOf(
  database: Database,
  customerId: string,
  most: number,
): Promise<OrderRow[]> {
  return database
    .selectFrom('customerOrder')
    .select(['reference', 'state', 'placedAt', 'totalPence'])
    .where('customerId', '=', customerId)
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export interface OrderFigures {
  orderCount: number;
  spentPence: number;
  ordersInAll: number;
  guestOrders: number;
  underWay: string[];
}

/** @param states of orders that must be finished before an erasure */
export async function orderFiguresOf(
  database: Database,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  states: readonly OrderState[],
): Promise<OrderFigures> {
  const { rows } = await sql<OrderFigures>`
    WITH own AS (
      SELECT reference, state, paid_at, total_pence, false AS "isGuest", placed_at FROM customer_order
      WHERE customer_id = ${id}
      UNION ALL
      SELECT reference, state, paid_at, total_pence, true, placed_at FROM customer_order
      JOIN order_person ON order_person.order_id = customer_order.id
      WHERE customer_id IS NULL AND order_person.email = ${email})
    SELECT
      count(*) FILTER (WHERE NOT "isGuest" AND paid_at IS NOT NULL)::int AS "orderCount",
      coalesce(sum(total_pence) FILTER (WHERE NOT "isGuest" AND paid_at IS NOT NULL), 0)::int AS "spentPence",
      count(*) FILTER (WHERE NOT "isGuest")::int AS "ordersInAll",
      count(*) FILTER (WHERE "isGuest")::int AS "guestOrders",
      coalesce(array_agg(reference ORDER BY placed_at) FILTER (WHERE state = ANY (${states})), '{}') AS "underWay"
    FROM own`.execute(database);
  return rows[0]!;
}

/** Latest first. */
export function draftsOf(
  database: Database,
  customerId: string,
): Promise<{ name: string; product: string; updatedAt: Date }[]> {
  return database
    .selectFrom('draft')
    .innerJoin('productVariant', 'productVariant.id', 'draft.productVariantId')
    .innerJoin('product', 'product.id', 'productVariant.productId')
    .select(['draft.name', 'product.name as product', 'draft.updatedAt'])
    .where('draft.customerId', '=', customerId)
    .where('draft.deletedAt', 'is', null)
    .orderBy('draft.updatedAt', 'desc')
    .execute();
}

/** Newest first: ids ascend with time. */
export function messagesOf(
  database: Database,
  customerId: string,
  most: number,
): Promise<{ id: string; title: string; receivedAt: Date; closedAt: Date | null }[]> {
  return database
    .selectFrom('websiteMessage')
    .select(['id', 'title', 'receivedAt', 'closedAt'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Newest first. */
export function notesOf(
  database: Database,
  customerId: string,
): Promise<{ id: string; by: string; text: string; at: Date }[]> {
  return database
    .selectFrom('customerNote')
    .innerJoin('staff', 'staff.id', 'customerNote.staffId')
    .select(['customerNote.id', 'staff.email as by', 'text', 'at'])
    .where('customerId', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('customerNote.id', 'desc')
    .execute();
}

/** Returns false if there is a note with this id already. */
export async function insertNote(
  transaction: Transaction,
  note: { id: string; customerId: string; staffId: string; text: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('customerNote')
    .values(note)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
