/** Reads rows for exports, and orders with everything about them. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export type ExportedRow = Record<string, unknown>;

export async function rows(
  database: Database,
  query: RawBuilder<{ row: ExportedRow }>,
): Promise<ExportedRow[]> {
  return (await query.execute(database)).rows.map(({ row }) => row);
}

/** @param whose a condition on the reminders */
export function exportRemindersWhere(
  database: Database,
  whose: RawBuilder<boolean>,
): Promise<ExportedRow[]> {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'label', label, 'occasion', coalesce(occasion, ''), 'giftDay', gift_day, 'month', month, 'day', day,
          'yearly', yearly, 'nextOn', next_on, 'consentedAt', consented_at, 'consentVersion', consent_version,
          'endedAt', ended_at) AS row
        FROM reminder WHERE ${whose} ORDER BY consented_at, id`,
  );
}

/**
 * Without the reasons of refunds that have no credit note: they are the staff's words or codes.
 *
 * @param orders a query of their ids
 */
export function exportOrdersAmong(
  database: Database,
  orders: RawBuilder<unknown>,
): Promise<ExportedRow[]> {
  return rows(
    database,
    sql`SELECT jsonb_build_object(
          'id', id, 'key', key, 'reference', reference, 'state', state, 'currency', currency,
          'itemsTotal', items_total_pence, 'shippingTotal', shipping_total_pence, 'tax', tax_pence, 'total', total_pence,
          'shippingMethod', shipping_method, 'promise', promise, 'personalisedAcceptedAt', personalised_accepted_at,
          'placedAt', placed_at, 'paidAt', paid_at,
          'person', (SELECT to_jsonb(person) - 'order_id' - 'erased_at' FROM order_person person WHERE person.order_id = o.id),
          'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'name', name, 'sku', sku, 'options', options, 'quantity', quantity, 'unitPricePence', unit_price_pence,
              'linePence', line_total_pence, 'vatPence', vat_pence, 'personalisation', personalisation, 'words', words, 'warnings', warnings,
              'production', production_state) ORDER BY position), '[]')
            FROM order_line WHERE order_id = o.id),
          'history', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', at, 'event', event, 'actor', actor) ORDER BY at, id), '[]')
            FROM order_history WHERE order_id = o.id),
          'parcels', (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'state', state, 'carrier', carrier, 'tracking', tracking,
              'dispatchedAt', dispatched_at, 'deliveredAt', delivered_at) ORDER BY created_at), '[]')
            FROM shipment WHERE order_id = o.id),
          'payments', (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'provider', provider, 'providerOrderId', provider_order_id, 'state', state, 'amountPence', amount_pence,
              'createdAt', created_at) ORDER BY created_at), '[]')
            FROM payment_attempt WHERE order_id = o.id),
          'refunds', (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'state', refund.state, 'amountPence', refund.amount_pence, 'reason', CASE WHEN refund.covers IS NOT NULL THEN refund.reason END,
              'createdAt', refund.created_at) ORDER BY refund.created_at), '[]')
            FROM refund JOIN capture ON capture.id = refund.capture_id
            JOIN payment_attempt ON payment_attempt.id = capture.attempt_id WHERE payment_attempt.order_id = o.id),
          'invoices', (SELECT coalesce(jsonb_agg(document ORDER BY issued_at), '[]') FROM invoice WHERE order_id = o.id)
        ) AS row
        FROM customer_order o WHERE id IN (${orders}) ORDER BY placed_at`,
  );
}
