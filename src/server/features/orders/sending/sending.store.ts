/** Packed orders that wait for their carrier, and orders that a carrier's file names. */
import { sql } from 'kysely';
import type { Address } from '../../../../domain/delivery/address.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import type { OrderToSend } from '../../../../domain/sending/tracking-outcome.ts';
import type { Database } from '../../../database/connection/connection.ts';

export interface PackedOrder {
  id: string;
  reference: string;
  /** A plain date. */
  dispatchOn: string;
  /** Of the order or of one of its pieces. */
  heldReason: string | null;
  hasGiftNote: boolean;
  /** That are packed. */
  pieces: number;
}

/** One PDF, or one van; what leaves later follows once these are sent. */
export const MOST_ORDERS = 300;

/**
 * Orders of which all that is not sent is packed, earliest promised day first.
 *
 * @param most of them
 * @param onlyId of one order
 */
export async function packedOrders(
  database: Database,
  most: number,
  onlyId: string | null = null,
): Promise<PackedOrder[]> {
  const { rows } = await sql<PackedOrder>`
    SELECT customer_order.id, reference, promise ->> 'dispatchOn' AS "dispatchOn",
      coalesce(customer_order.held_reason, min(piece.held_reason)) AS "heldReason",
      coalesce(trim(comment), '') <> '' AS "hasGiftNote", count(*)::int AS pieces
    FROM customer_order
      JOIN order_line ON order_line.order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id AND piece.state IN ('toApprove', 'waiting', 'making', 'made', 'packed')
      LEFT JOIN order_person ON order_person.order_id = customer_order.id
    WHERE customer_order.state = 'inProduction' AND (${onlyId}::uuid IS NULL OR customer_order.id = ${onlyId})
    GROUP BY customer_order.id, comment
    HAVING bool_and(piece.state = 'packed')
    ORDER BY promise ->> 'dispatchOn', customer_order.id LIMIT ${most}`.execute(database);
  return rows;
}

export interface ParcelPerson {
  orderId: string;
  reference: string;
  placedAt: Date;
  shippingAddress: Address;
  email: string;
  phone: string;
  mobile: string;
  comment: string;
  itemsTotalPence: Pence;
  shippingTotalPence: Pence;
  totalPence: Pence;
  currency: string;
}

/** To whom parcels go, in the order of the ids; without orders whose buyer is erased. */
export async function parcelPeople(
  database: Database,
  orderIds: readonly string[],
): Promise<ParcelPerson[]> {
  const { rows } = await sql<ParcelPerson>`
    SELECT customer_order.id AS "orderId", reference, placed_at AS "placedAt", shipping_address AS "shippingAddress",
      email, phone, mobile, comment, items_total_pence AS "itemsTotalPence", shipping_total_pence AS "shippingTotalPence",
      total_pence AS "totalPence", currency
    FROM unnest(${[...orderIds]}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      JOIN customer_order ON customer_order.id = wanted.id
      JOIN order_person ON order_person.order_id = wanted.id AND erased_at IS NULL
    ORDER BY place`.execute(database);
  return rows;
}

export interface OrderByReference extends OrderToSend {
  id: string;
  reference: string;
}

/** Unknown references are left out. */
export async function ordersByReference(
  database: Database,
  references: readonly string[],
): Promise<OrderByReference[]> {
  const { rows } = await sql<OrderByReference>`
    SELECT customer_order.id, reference, customer_order.state,
      customer_order.held_reason IS NOT NULL OR coalesce(bool_or(piece.held_reason IS NOT NULL), false) AS "isHeld",
      (count(*) FILTER (WHERE piece.state = 'packed'))::int AS packed,
      (count(*) FILTER (WHERE piece.state IN ('toApprove', 'waiting', 'making', 'made')))::int AS unpacked,
      (count(*) FILTER (WHERE piece.state IN ('toApprove', 'waiting', 'making')))::int AS unmade,
      (count(*) FILTER (WHERE piece.state IN ('toApprove', 'waiting', 'making') AND remake_of IS NOT NULL))::int AS remakes,
      coalesce((SELECT jsonb_agg(jsonb_build_object('carrier', carrier, 'tracking', tracking))
        FROM shipment WHERE shipment.order_id = customer_order.id), '[]') AS parcels
    FROM customer_order
      LEFT JOIN order_line ON order_line.order_id = customer_order.id
      LEFT JOIN piece ON order_line_id = order_line.id
    WHERE reference = ANY(${[...references]}::text[])
    GROUP BY customer_order.id`.execute(database);
  return rows;
}
