/** The workshop's order list, in the database. */
import { sql } from 'kysely';
import type { OrderState } from '../../../../domain/orders/order-steps.ts';
import type { Database } from '../../../database/connection/connection.ts';

export interface OrderListQuery {
  states: readonly OrderState[];
  /** Plain date; includes orders promised to leave on or before that day. */
  leavesBy?: string;
  /** Matches part of the buyer's name or email, of the reference, or of the printed texts. */
  text?: string;
  limit: number;
}

export interface ListedOrder {
  reference: string;
  state: OrderState;
  dispatchOn: string;
  placedAt: Date;
  buyer: string;
  email: string;
  lines: { quantity: number; name: string; words: { text: string }[] }[];
  hasGiftNote: boolean;
}

export interface OrderList {
  /** Earliest dispatch first. */
  orders: ListedOrder[];
  /** Whether there are more than the limit. */
  more: boolean;
}

export function orderListStore(database: Database) {
  return {
    async list({ states, leavesBy, text, limit }: OrderListQuery): Promise<OrderList> {
      const wanted = text === undefined ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const { rows } = await sql<ListedOrder>`
        SELECT reference, state, promise ->> 'dispatchOn' AS "dispatchOn", placed_at AS "placedAt",
          trim(coalesce(person.first_name, '') || ' ' || coalesce(person.last_name, '')) AS buyer,
          coalesce(person.email, '') AS email, coalesce(person.comment, '') <> '' AS "hasGiftNote", what.lines
        FROM customer_order
        LEFT JOIN order_person person ON person.order_id = customer_order.id
        CROSS JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object('quantity', quantity, 'name', name, 'words', words) ORDER BY position) AS lines
          FROM order_line WHERE order_id = customer_order.id) what
        WHERE state = ANY(${[...states]})
          AND (${leavesBy ?? null}::text IS NULL OR promise ->> 'dispatchOn' <= ${leavesBy ?? null})
          AND (${wanted}::text IS NULL OR reference ILIKE ${wanted} OR person.email ILIKE ${wanted}
            OR person.first_name || ' ' || person.last_name ILIKE ${wanted} OR what.lines::text ILIKE ${wanted})
        ORDER BY promise ->> 'dispatchOn', placed_at, customer_order.id LIMIT ${limit + 1}`.execute(
        database,
      );
      return { orders: rows.slice(0, limit), more: rows.length > limit };
    },
  };
}
