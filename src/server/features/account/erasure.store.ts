/** Deletes a customer from the database, apart from orders, which have their own erasure. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connection/connection.ts';

/**
 * Tables that contain only the customer's rows. Consents are deleted too, because they prove
 * nothing without the person.
 */
const OWN_TABLES = [
  'accountLink',
  'recoveryCode',
  'twoStep',
  'customerKeys',
  'customerNote',
  'marketingConsent',
  'savedAddress',
  'wishlistItem',
  'draft',
  'reminder',
  'notification',
  'websiteMessage',
] as const;

const NO_DETAILS = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  mobile: '',
  comment: '',
  paymentAddress: null,
  shippingAddress: null,
};

export function erasureStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    lock: lockCustomer,
    lockCarts,
    lockGuestCarts,
    forgetCarts,
    forgetDetailsInGuestCarts,
    forgetGuestMessages,
    deleteGuestNotices,
    deleteOwnRows,
    forgetCustomer,
  };
}

/**
 * Locks a customer who is not erased yet and returns their email. Taken first, so that concurrent
 * changes by the customer wait. FOR NO KEY UPDATE, because the holder of the next cart lock may be
 * inserting an order, which takes a key share lock on this row.
 */
export async function lockCustomer(
  transaction: Transaction,
  customerId: string,
): Promise<string | null> {
  return (
    (
      await transaction
        .selectFrom('customer')
        .select('email')
        .where('id', '=', customerId)
        .where('erasedAt', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst()
    )?.email ?? null
  );
}

/** Runs before any order lock, because every path takes locks in this order. */
export async function lockCarts(transaction: Transaction, customerId: string): Promise<string[]> {
  return (
    await transaction
      .selectFrom('cart')
      .select('id')
      .where('customerId', '=', customerId)
      .orderBy('id')
      .forUpdate()
      .execute()
  ).map(({ id }) => id);
}

/** Carts of guests' orders under the address that nobody has claimed since. */
export async function lockGuestCarts(transaction: Transaction, email: string): Promise<string[]> {
  return (
    await transaction
      .selectFrom('cart')
      .select('id')
      .where('customerId', 'is', null)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('customerOrder')
          .innerJoin('orderPerson', 'orderPerson.orderId', 'customerOrder.id')
          .select('customerOrder.cartId')
          .where('customerOrder.customerId', 'is', null)
          .where('orderPerson.email', '=', email),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
  ).map(({ id }) => id);
}

/** Empties the carts, and deletes those without orders. */
export async function forgetCarts(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('cartItem').where('cartId', 'in', ids).execute();
  await transaction
    .updateTable('cart')
    .set({ ...NO_DETAILS, personalisedAcceptedAt: null, mergedInto: null })
    .where('id', 'in', ids)
    .execute();
  await sql`
        DELETE FROM cart WHERE id = ANY(${ids})
          AND NOT EXISTS (SELECT FROM customer_order WHERE customer_order.cart_id = cart.id)
          AND NOT EXISTS (SELECT FROM cart merged WHERE merged.merged_into = cart.id)`.execute(
    transaction,
  );
}

/**
 * A guest cart with this address may belong to someone who mistyped theirs, so it keeps its items
 * and loses the details.
 */
export async function forgetDetailsInGuestCarts(
  transaction: Transaction,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('cart')
    .set(NO_DETAILS)
    .where('customerId', 'is', null)
    .where('email', '=', email)
    .execute();
}

/** Forms sent by guests are found by the address in them. */
export async function forgetGuestMessages(transaction: Transaction, email: string): Promise<void> {
  await sql`
        DELETE FROM website_message WHERE EXISTS (
          SELECT FROM jsonb_array_elements(items) AS sent (item)
          WHERE lower(item ->> 'value') = lower(${email}))`.execute(transaction);
}

/** Guests' drafts stay for holders of their ids, without emails about replies. */
export async function deleteGuestNotices(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .updateTable('draft')
    .set({ tellEmail: '' })
    .where('tellEmail', '=', email)
    .execute();
}

export async function deleteOwnRows(transaction: Transaction, customerId: string): Promise<void> {
  for (const table of OWN_TABLES)
    await transaction.deleteFrom(table).where('customerId', '=', customerId).execute();
  await transaction
    .deleteFrom('refreshToken')
    .where('sessionId', 'in', (eb) =>
      eb.selectFrom('session').select('id').where('customerId', '=', customerId),
    )
    .execute();
}

/** The row stays, because orders refer to it, without personal data. */
export async function forgetCustomer(
  transaction: Transaction,
  customerId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('customer')
    .set({
      email: `erased-${customerId}@erased.invalid`,
      firstName: '',
      lastName: '',
      phone: null,
      mobile: null,
      passwordHash: null,
      marketing: false,
      profileUpdatedAt: null,
      deactivatedAt: now,
      erasedAt: now,
    })
    .where('id', '=', customerId)
    .execute();
}
