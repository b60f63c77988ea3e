/** What an order holds of the stock, until it is paid. */
import { sql } from 'kysely';
import type { HoldState } from '../../database/column-values.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { ONE } from '../../database/connection/kept-plans.ts';

const HELD = sql.lit<HoldState>('held');

export function lockHoldsOf(transaction: Transaction, orderId: string) {
  return transaction
    .selectFrom('stockHold')
    .select(['blankVariantId', 'quantity', 'state'])
    .where('orderId', '=', orderId)
    .orderBy('blankVariantId')
    .forUpdate()
    .execute();
}

/** Prolongs what is held; true if that is all the order holds. The caller holds the order lock. */
export async function prolongHold(
  transaction: Transaction,
  orderId: string,
  expiresAt: Date,
): Promise<boolean> {
  const lapsed = await transaction
    .with('prolonged', (inner) =>
      inner
        .updateTable('stockHold')
        .set({ expiresAt })
        .where('orderId', '=', orderId)
        .where('state', '=', HELD),
    )
    .selectFrom('stockHold')
    .select('blankVariantId')
    .where('orderId', '=', orderId)
    .where('state', '<>', HELD)
    .limit(ONE)
    .executeTakeFirst();
  return lapsed === undefined;
}

export async function isHoldOverdue(
  transaction: Transaction,
  orderId: string,
  now: Date,
): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('stockHold')
      .select('orderId')
      .where('orderId', '=', orderId)
      .where('state', '=', HELD)
      .where('expiresAt', '<', now)
      .limit(ONE)
      .executeTakeFirst()) !== undefined
  );
}

export async function takeStock(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .updateTable('stockHold')
    .set({ state: 'taken' })
    .where('orderId', '=', orderId)
    .where('state', '=', HELD)
    .execute();
}
