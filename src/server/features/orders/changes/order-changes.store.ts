/** Changes of an order by the staff, in the database. */
import { sql } from 'kysely';
import type { Address } from '../../../../domain/delivery/address.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { toJson } from '../../../database/json.ts';

/** @param hold null releases the order */
export async function setHold(
  transaction: Transaction,
  orderId: string,
  hold: { at: Date; reason: string } | null,
): Promise<void> {
  await transaction
    .updateTable('customerOrder')
    .set({ heldAt: hold?.at ?? null, heldReason: hold?.reason ?? null })
    .where('id', '=', orderId)
    .execute();
}

export async function shippingAddressOf(
  transaction: Transaction,
  orderId: string,
): Promise<Address> {
  const { shippingAddress } = await transaction
    .selectFrom('orderPerson')
    .select('shippingAddress')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return shippingAddress;
}

export async function setShippingAddress(
  transaction: Transaction,
  orderId: string,
  address: Address,
): Promise<void> {
  await transaction
    .updateTable('orderPerson')
    .set({ shippingAddress: toJson(address) })
    .where('orderId', '=', orderId)
    .execute();
}

/** Reserved, pending and completed refunds of an order, in pence. */
export async function refundedSoFar(transaction: Transaction, orderId: string): Promise<number> {
  const { rows } = await sql<{ pence: number }>`
    SELECT coalesce(sum(refund.amount_pence), 0)::int AS pence FROM refund
    JOIN capture ON capture.id = refund.capture_id
    JOIN payment_attempt ON payment_attempt.id = capture.attempt_id
    WHERE payment_attempt.order_id = ${orderId} AND refund.state NOT IN ('failed', 'cancelled')`.execute(
    transaction,
  );
  return rows[0]!.pence;
}

/** The step that an email to the buyer is about; undefined if the order had no such email. */
export async function stepOfEmail(
  transaction: Transaction,
  orderId: string,
  historyId: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('mailSent')
    .innerJoin('orderHistory', 'orderHistory.id', 'mailSent.subjectId')
    .select('orderHistory.event')
    .where('mailSent.purpose', '=', 'orderNews')
    .where('orderHistory.id', '=', historyId)
    .where('orderHistory.orderId', '=', orderId)
    .executeTakeFirst();
  return row?.event;
}
