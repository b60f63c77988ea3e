/** The office's list of orders in the database: filtered, sorted, by page. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Process } from '../../../../../artwork/design/design.ts';
import type { Due } from '../../../../../domain/orders/due.ts';
import { isOpen } from '../../../../../domain/orders/order-steps.ts';
import type { OrderState } from '../../../../../domain/orders/order-steps.ts';
import type {
  CountedState,
  ProductionState,
} from '../../../../../domain/orders/production-steps.ts';
import type { Database } from '../../../../database/connection/connection.ts';

export type OrderSort = 'dispatch' | 'newest' | 'oldest';

/** Where a page ends: the value it is sorted by, as text, and the order's id. */
export type PageEnd = readonly [key: string, id: string];

export interface OrderFilter {
  states?: readonly OrderState[] | undefined;
  due?: Due | undefined;
  process?: Process | undefined;
  isHeld?: boolean | undefined;
  isInReview?: boolean | undefined;
  placedFrom?: Date | undefined;
  /** Exclusive. */
  placedBefore?: Date | undefined;
  sort: OrderSort;
}

export interface ViewQuery extends OrderFilter {
  /** Plain dates in London. */
  today: string;
  tomorrow: string;
  search?: RawBuilder<boolean> | undefined;
}

export interface PageQuery extends ViewQuery {
  after?: PageEnd | undefined;
  limit: number;
  /** Of each order. */
  lines: number;
}

export interface ListedLine {
  id: string;
  designHash: string;
  number: number;
  name: string;
  sku: string;
  options: Record<string, string>;
  quantity: number;
  words: { label: string; text: string }[];
  state: ProductionState;
}

export interface OfficeRow {
  id: string;
  /** As text, so that no digit of a time is lost. */
  sortKey: string;
  reference: string;
  state: OrderState;
  placedAt: Date;
  paidAt: Date | null;
  dispatchOn: string;
  heldAt: Date | null;
  heldReason: string | null;
  isInReview: boolean;
  hasGiftNote: boolean;
  pieces: number;
  lineCount: number;
  production: Partial<Record<CountedState, number>>;
  lines: ListedLine[];
  firstName: string;
  lastName: string;
  email: string;
  town: string;
  postcode: string;
  itemsPence: number;
  deliveryPence: number;
  vatPence: number;
  totalPence: number;
}

const DISPATCH_ON = sql<string>`(promise ->> 'dispatchOn')`;
/** Written out, so that the planner can use the index of open orders. */
const IS_OPEN = sql<boolean>`customer_order.state IN ('paid', 'inProduction')`;
/** A packed line without a packed piece is dispatched: see `shownLineState`. */
const LINE_STATE = sql`CASE WHEN production_state = 'packed'
  AND EXISTS (SELECT FROM piece WHERE order_line_id = order_line.id AND piece.state = 'dispatched')
  AND NOT EXISTS (SELECT FROM piece WHERE order_line_id = order_line.id AND piece.state = 'packed')
  THEN 'dispatched' ELSE production_state END`;
const HAS_REVIEW = sql<boolean>`customer_order.id IN (SELECT order_id FROM payment_attempt WHERE state = 'review')`;

export async function officePage(database: Database, query: PageQuery): Promise<OfficeRow[]> {
  const { sort, after, limit, lines } = query;
  const { key, keyText, direction, past } = SORTS[sort];
  const conditions = [...conditionsOf(query), ...(after ? [past(after)] : [])];
  const { rows } = await sql<OfficeRow>`
    WITH page AS MATERIALIZED (
      SELECT customer_order.*, ${keyText} AS sort_key FROM customer_order
      WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}
      ORDER BY ${key} ${direction}, id ${direction} LIMIT ${limit})
    SELECT page.id, sort_key AS "sortKey", reference, state, placed_at AS "placedAt", paid_at AS "paidAt",
      ${DISPATCH_ON} AS "dispatchOn", held_at AS "heldAt", held_reason AS "heldReason",
      EXISTS (SELECT FROM payment_attempt WHERE order_id = page.id AND payment_attempt.state = 'review') AS "isInReview",
      person.comment <> '' AS "hasGiftNote", line.*,
      person.first_name AS "firstName", person.last_name AS "lastName", person.email,
      person.shipping_address ->> 'CityTown' AS town, person.shipping_address ->> 'PostCode' AS postcode,
      items_total_pence AS "itemsPence", shipping_total_pence AS "deliveryPence", tax_pence AS "vatPence",
      total_pence AS "totalPence"
    FROM page JOIN order_person person ON person.order_id = page.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(quantity), 0)::int AS pieces, count(*)::int AS "lineCount",
        coalesce(jsonb_agg(jsonb_build_object('id', id, 'designHash', design_hash, 'number', position + 1,
          'name', name, 'sku', sku, 'options', options, 'quantity', quantity, 'words', words,
          'state', ${LINE_STATE}) ORDER BY position) FILTER (WHERE position < ${lines}), '[]') AS lines,
        (SELECT jsonb_object_agg(state, pieces) FROM (
          SELECT coalesce(piece.state, production_state) AS state,
            sum(CASE WHEN piece.id IS NULL THEN quantity ELSE 1 END)::int AS pieces
          FROM order_line made LEFT JOIN piece ON order_line_id = made.id AND piece.state <> 'spoiled'
          WHERE made.order_id = page.id GROUP BY 1) states) AS production
      FROM order_line WHERE order_id = page.id) line
    ORDER BY sort_key ${direction}, page.id ${direction}`.execute(database);
  return rows;
}

export async function countOfView(
  database: Database,
  { most, ...query }: ViewQuery & { most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM customer_order WHERE ${sql.join([sql`true`, ...conditionsOf(query)], sql` AND `)}
      LIMIT ${most}) AS found`.execute(database);
  return rows[0]!.count;
}

const PLACED_AT = sql<string>`to_char(placed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Sorted by key, then by id, in the same direction. */
const SORTS = {
  dispatch: {
    key: DISPATCH_ON,
    keyText: DISPATCH_ON,
    direction: sql`ASC`,
    past: ([key, id]: PageEnd) => sql<boolean>`(${DISPATCH_ON}, id) > (${key}, ${id}::uuid)`,
  },
  newest: {
    key: sql`placed_at`,
    keyText: PLACED_AT,
    direction: sql`DESC`,
    past: ([key, id]: PageEnd) =>
      sql<boolean>`(placed_at, id) < (${key}::timestamptz, ${id}::uuid)`,
  },
  oldest: {
    key: sql`placed_at`,
    keyText: PLACED_AT,
    direction: sql`ASC`,
    past: ([key, id]: PageEnd) =>
      sql<boolean>`(placed_at, id) > (${key}::timestamptz, ${id}::uuid)`,
  },
} as const satisfies Record<OrderSort, object>;

function conditionsOf(query: ViewQuery): RawBuilder<boolean>[] {
  const { states, due, process, isHeld, isInReview, placedFrom, placedBefore, search } = query;
  return [
    ...(states ? [ofStates(states)] : []),
    ...(due ? [IS_OPEN, isDue(due, query)] : []),
    ...(process
      ? [
          sql<boolean>`EXISTS (SELECT FROM order_line WHERE order_id = customer_order.id AND process = ${process})`,
        ]
      : []),
    ...(isHeld === undefined
      ? []
      : [isHeld ? sql<boolean>`held_at IS NOT NULL` : sql<boolean>`held_at IS NULL`]),
    ...(isInReview === undefined
      ? []
      : [isInReview ? HAS_REVIEW : sql<boolean>`NOT ${HAS_REVIEW}`]),
    ...(placedFrom ? [sql<boolean>`placed_at >= ${placedFrom}`] : []),
    ...(placedBefore ? [sql<boolean>`placed_at < ${placedBefore}`] : []),
    ...(search ? [search] : []),
  ];
}

function ofStates(states: readonly OrderState[]): RawBuilder<boolean> {
  const [first, ...more] = states;
  const named =
    more.length === 0
      ? sql<boolean>`customer_order.state = ${first}`
      : sql<boolean>`customer_order.state = ANY(${[...states]})`;
  return states.every(isOpen) ? sql<boolean>`${IS_OPEN} AND ${named}` : named;
}

function isDue(due: Due, { today, tomorrow }: ViewQuery): RawBuilder<boolean> {
  switch (due) {
    case 'late':
      return sql<boolean>`${DISPATCH_ON} < ${today}`;
    case 'today':
      return sql<boolean>`${DISPATCH_ON} = ${today}`;
    case 'tomorrow':
      return sql<boolean>`${DISPATCH_ON} = ${tomorrow}`;
    case 'later':
      return sql<boolean>`${DISPATCH_ON} > ${tomorrow}`;
  }
}

export type OrderCounts = Record<
  'open' | 'late' | 'today' | 'tomorrow' | 'later' | 'inProduction' | 'held' | 'inReview',
  number
>;

/** Orders to make and send, and those that wait for a person; at most `most` of each. */
export async function officeCounts(
  database: Database,
  { today, tomorrow, most }: Pick<ViewQuery, 'today' | 'tomorrow'> & { most: number },
): Promise<OrderCounts> {
  const { rows } = await sql<OrderCounts>`
    WITH open_order AS MATERIALIZED (
      SELECT ${DISPATCH_ON} AS day, state FROM customer_order WHERE ${IS_OPEN}
      ORDER BY ${DISPATCH_ON} LIMIT ${most})
    SELECT count(*)::int AS open, count(*) FILTER (WHERE day < ${today})::int AS late,
      count(*) FILTER (WHERE day = ${today})::int AS today,
      count(*) FILTER (WHERE day = ${tomorrow})::int AS tomorrow,
      count(*) FILTER (WHERE day > ${tomorrow})::int AS later,
      count(*) FILTER (WHERE state = 'inProduction')::int AS "inProduction",
      (SELECT count(*)::int FROM (SELECT FROM customer_order WHERE held_at IS NOT NULL LIMIT ${most}) held) AS held,
      (SELECT count(DISTINCT order_id)::int FROM payment_attempt WHERE state = 'review') AS "inReview"
    FROM open_order`.execute(database);
  return rows[0]!;
}
