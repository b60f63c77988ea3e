/** A customer's orders in the database, as the customer reads them. */
import { sql } from 'kysely';
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import type { Picture } from '../../../../domain/catalogue/picture.ts';
import type { ArrivalWindow, KnownParcel } from '../../../../domain/orders/expected-arrival.ts';
import type { OrderState } from '../../../../domain/orders/order-steps.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';

export interface SummaryRow {
  id: string;
  key: string;
  reference: string;
  status: OrderState;
  placedAt: Date;
  total: number;
  refunded: number;
  quantity: number;
  names: string[];
  recipients: string[];
  picture: Picture | null;
  /** Of the first line, whose proof represents the order in the list. */
  firstLineId: string;
  firstDesignHash: string;
  /** Whether a picture of its other side shows something else. */
  hasOtherSide: boolean;
  /** The second and third line. */
  others: { id: string; designHash: string; picture: Picture | null }[];
  lines: number;
  promise: ArrivalWindow;
  /** Null if none has left, or all have arrived. */
  parcels: KnownParcel[] | null;
}

export interface HistoryStep {
  event: string;
  at: Date;
  actor: string;
}

/** One order in the data export; timestamps are ISO 8601, amounts are pence. */
export interface ExportedOrder {
  reference: string;
  status: OrderState;
  placedAt: string;
  paidAt: string | null;
  currency: string;
  itemsTotal: number;
  shippingTotal: number;
  tax: number;
  total: number;
  refunded: number;
  promise: object;
  personalisedAcceptedAt: string | null;
  person: Record<string, unknown>;
  lines: Record<string, unknown>[];
  history: { event: string; at: string }[];
  parcels: Record<string, unknown>[];
  /** Invoice and credit notes as issued. */
  documents: object[];
}

const MOST_ORDERS = 500;
/** With their windows as the history of the dispatch has them. */
const PARCELS = sql`CASE WHEN state IN ('inProduction', 'dispatched') THEN (
  SELECT jsonb_agg(jsonb_build_object('state', shipment.state, 'arrival', jsonb_build_object(
    'arrivesFrom', detail->'arrivesFrom', 'arrivesTo', detail->'arrivesTo')))
  FROM order_history JOIN shipment ON shipment.order_id = order_history.order_id
    AND shipment.id::text = detail->>'parcelId'
  WHERE order_history.order_id = customer_order.id AND event = 'dispatch') END`;
const REFUNDED = sql`(SELECT coalesce(sum(refunded_pence), 0)::int FROM capture
  JOIN payment_attempt ON payment_attempt.id = capture.attempt_id
  WHERE payment_attempt.order_id = customer_order.id)`;

/** What the name field of a line says. */
const RECIPIENT = sql`personalisation #>> '{fields,${sql.raw(NAME_FIELD)}}'`;

export function customerOrdersStore(database: Database) {
  return {
    /**
     * Newest first: orders that are or were paid, are being paid, or can still be paid because they
     * were placed after `payableSince`.
     */
    summaries: async (customerId: string, payableSince: Date): Promise<SummaryRow[]> => {
      const { rows } = await sql<SummaryRow>`
        SELECT id, key, reference, state AS status, placed_at AS "placedAt", total_pence AS total,
          ${REFUNDED} AS refunded, promise, ${PARCELS} AS parcels, line.quantity, line.names,
          line.recipients, line.picture,
          line."firstLineId", line."firstDesignHash", line."hasOtherSide",
          line.others, line.lines
        FROM customer_order CROSS JOIN LATERAL (
          SELECT sum(quantity)::int AS quantity, (array_agg(name ORDER BY position))[1:3] AS names,
            coalesce((array_agg(${RECIPIENT} ORDER BY position) FILTER (WHERE ${RECIPIENT} <> ''))[1:3], '{}') AS recipients,
            (array_agg(picture ORDER BY position))[1] AS picture,
            (array_agg(id ORDER BY position))[1] AS "firstLineId",
            (array_agg(design_hash ORDER BY position))[1] AS "firstDesignHash",
            (array_agg(other_angle IS NOT NULL AND coalesce(personalisation ? 'edits', false) ORDER BY position))[1] AS "hasOtherSide",
            to_jsonb((array_agg(jsonb_build_object('id', id, 'designHash', design_hash, 'picture', picture) ORDER BY position))[2:3]) AS others,
            count(*)::int AS lines
          FROM order_line WHERE order_id = customer_order.id) line
        WHERE customer_id = ${customerId} AND (paid_at IS NOT NULL OR state = 'awaitingPayment' AND (
          placed_at > ${payableSince} OR EXISTS (
            SELECT FROM payment_attempt WHERE payment_attempt.order_id = customer_order.id
              AND payment_attempt.state IN ('capturing', 'pending', 'review'))))
        ORDER BY placed_at DESC, id DESC LIMIT ${MOST_ORDERS}`.execute(database);
      return rows;
    },

    /** Oldest first. */
    history: async (orderId: string, within: Transaction): Promise<HistoryStep[]> =>
      within
        .selectFrom('orderHistory')
        .select(['event', 'at', 'actor'])
        .where('orderId', '=', orderId)
        .orderBy('at')
        .orderBy('id')
        .execute(),

    /** Everything stored about the customer's orders, oldest first, except the drawings made from their texts. */
    exported: async (customerId: string): Promise<ExportedOrder[]> => {
      const { rows } = await sql<{ exported: ExportedOrder }>`
        SELECT jsonb_build_object(
          'reference', reference, 'status', state, 'placedAt', placed_at, 'paidAt', paid_at,
          'currency', currency, 'itemsTotal', items_total_pence, 'shippingTotal', shipping_total_pence,
          'tax', tax_pence, 'total', total_pence, 'refunded', ${REFUNDED}, 'promise', promise,
          'personalisedAcceptedAt', personalised_accepted_at,
          'person', (SELECT jsonb_build_object(
            'firstName', first_name, 'lastName', last_name, 'email', email, 'phone', phone,
            'mobile', mobile, 'comment', comment, 'payment_address', payment_address,
            'shipping', shipping_address) FROM order_person WHERE order_id = customer_order.id),
          'lines', (SELECT jsonb_agg(jsonb_build_object(
            'name', name, 'sku', sku, 'options', options, 'quantity', quantity,
            'unitPrice', unit_price_pence, 'linePrice', line_total_pence,
            'personalisation', personalisation, 'words', words) ORDER BY position)
            FROM order_line WHERE order_id = customer_order.id),
          'history', (SELECT jsonb_agg(jsonb_build_object('event', event, 'at', at) ORDER BY at, id)
            FROM order_history WHERE order_id = customer_order.id),
          'parcels', (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'state', state, 'carrier', carrier, 'tracking', tracking, 'dispatchedAt', dispatched_at,
            'deliveredAt', delivered_at) ORDER BY created_at, id), '[]')
            FROM shipment WHERE order_id = customer_order.id),
          'documents', (SELECT coalesce(jsonb_agg(document ORDER BY kind DESC, number), '[]')
            FROM invoice WHERE order_id = customer_order.id)) AS exported
        FROM customer_order WHERE customer_id = ${customerId} ORDER BY placed_at, id`.execute(
        database,
      );
      return rows.map(({ exported }) => exported);
    },

    refunded: async (orderId: string, within: Transaction): Promise<number> => {
      const { rows } = await sql<{ refunded: number }>`
        SELECT ${REFUNDED} AS refunded FROM customer_order WHERE id = ${orderId}`.execute(within);
      return rows[0]?.refunded ?? 0;
    },
  };
}

/** Null for an order that is not theirs, or whose personal data was erased. */
export async function keyOfBuyer(
  database: Database,
  reference: string,
  email: string,
): Promise<string | null> {
  const found = await database
    .selectFrom('customerOrder')
    .innerJoin('orderPerson', 'orderId', 'customerOrder.id')
    .select('key')
    .where('reference', '=', reference)
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return found?.key ?? null;
}
