/** Whether stock, orders, lines and pieces agree, in the whole database. Reads only. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connection/connection.ts';
import { inSnapshot } from '../../../database/connection/snapshot.ts';

export interface Disagreement {
  /** What must be so, in words. */
  rule: string;
  count: number;
  /** References of some of the orders. */
  orders: string[];
}

const SHOWN = 5;

const LIVE = sql`piece.state <> 'spoiled'`;
const PIECES_OF_ORDER = sql`FROM piece JOIN order_line ON order_line.id = order_line_id WHERE order_id = o.id`;

/** For each rule the orders o that break it. */
const RULES: Readonly<Record<string, RawBuilder<boolean>>> = {
  'a paid order has one piece for each copy': sql`paid_at IS NOT NULL AND EXISTS (
    SELECT FROM order_line WHERE order_id = o.id AND quantity <> (
      SELECT count(*) FROM piece WHERE order_line_id = order_line.id AND ${LIVE}))`,
  'an order that was never paid has no pieces': sql`paid_at IS NULL AND EXISTS (SELECT ${PIECES_OF_ORDER})`,
  'a line is where its least advanced piece is': sql`paid_at IS NOT NULL AND EXISTS (
    SELECT FROM order_line WHERE order_id = o.id AND production_state IS DISTINCT FROM (
      SELECT CASE min(CASE piece.state WHEN 'toApprove' THEN 1 WHEN 'waiting' THEN 1 WHEN 'making' THEN 2 WHEN 'made' THEN 3
        WHEN 'cancelled' THEN 5 ELSE 4 END) WHEN 1 THEN 'waiting' WHEN 2 THEN 'making' WHEN 3 THEN 'made'
        WHEN 4 THEN 'packed' ELSE 'cancelled' END
      FROM piece WHERE order_line_id = order_line.id AND ${LIVE}))`,
  'the lines of a cancelled order are cancelled': sql`o.state = 'cancelled' AND EXISTS (
    SELECT FROM order_line WHERE order_id = o.id AND production_state <> 'cancelled')`,
  'before production each piece waits': sql`o.state = 'paid' AND EXISTS (
    SELECT ${PIECES_OF_ORDER} AND piece.state NOT IN ('toApprove', 'waiting'))`,
  'an order in production has a piece to send': sql`o.state = 'inProduction' AND NOT EXISTS (
    SELECT ${PIECES_OF_ORDER} AND piece.state IN ('toApprove', 'waiting', 'making', 'made', 'packed'))`,
  'each piece of a sent order is dispatched': sql`o.state IN ('dispatched', 'delivered') AND EXISTS (
    SELECT ${PIECES_OF_ORDER} AND ${LIVE} AND piece.state <> 'dispatched')`,
  'a cancelled order has cancelled pieces only': sql`o.state = 'cancelled' AND EXISTS (
    SELECT ${PIECES_OF_ORDER} AND piece.state <> 'cancelled')`,
  'a spoiled piece has one remake, of its copy': sql`EXISTS (
    SELECT ${PIECES_OF_ORDER} AND piece.state = 'spoiled' AND NOT EXISTS (
      SELECT FROM piece again WHERE again.remake_of = piece.id AND again.order_line_id = piece.order_line_id
        AND again.copy = piece.copy))`,
  'only spoiled pieces are made again': sql`EXISTS (
    SELECT ${PIECES_OF_ORDER} AND remake_of IS NOT NULL AND NOT EXISTS (
      SELECT FROM piece spoiled WHERE spoiled.id = piece.remake_of AND spoiled.state = 'spoiled'))`,
  'each change of a piece is in its history': sql`EXISTS (
    SELECT ${PIECES_OF_ORDER} AND version > 1 AND piece.state IS DISTINCT FROM (
      SELECT to_state FROM piece_event WHERE piece_id = piece.id AND piece_event.version = piece.version))`,
  'a waiting piece is in a batch that was not taken apart, and that it was put into': sql`EXISTS (
    SELECT ${PIECES_OF_ORDER} AND piece.state = 'waiting' AND piece.batch_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM batch_piece JOIN batch ON batch.id = batch_piece.batch_id
      WHERE batch.id = piece.batch_id AND piece_id = piece.id AND left_out IS NULL AND batch.state <> 'takenApart'))`,
  'what is to be approved is in no batch': sql`EXISTS (
    SELECT ${PIECES_OF_ORDER} AND piece.state = 'toApprove' AND piece.batch_id IS NOT NULL)`,
  'an order has a bin only while a made piece of it waits for others': sql`EXISTS (SELECT FROM bin WHERE order_id = o.id)
    AND NOT ((SELECT count(*) ${PIECES_OF_ORDER} AND piece.state IN ('toApprove', 'waiting', 'making', 'made', 'packed')) > 1
      AND EXISTS (SELECT ${PIECES_OF_ORDER} AND piece.state = 'made'))`,
  'stock is held, taken or released as its order is': sql`EXISTS (
    SELECT FROM stock_hold WHERE order_id = o.id AND stock_hold.state <> ALL (
      CASE o.state WHEN 'awaitingPayment' THEN ARRAY['held', 'released'] WHEN 'cancelled' THEN ARRAY['released']
        ELSE ARRAY['taken'] END))`,
  'nothing is for sale of a blank that an order is short of': sql`EXISTS (
    SELECT ${PIECES_OF_ORDER} AND piece.state IN ('toApprove', 'waiting') AND EXISTS (
      SELECT FROM blank_variant WHERE blank_variant.id = blank_variant_id AND shortage > 0 AND stock > 0))`,
  'an order has stock for each copy': sql`(SELECT sum(quantity) FROM order_line WHERE order_id = o.id)
    <> (SELECT coalesce(sum(quantity), 0) FROM stock_hold WHERE order_id = o.id)`,
  'reports have the lines of an order from its payment on': sql`EXISTS (
    SELECT FROM (SELECT * FROM order_line WHERE order_id = o.id AND o.paid_at IS NOT NULL) AS line
      FULL JOIN (SELECT * FROM sold_line WHERE order_id = o.id) AS sold ON sold.order_line_id = line.id
    WHERE (line.product_variant_id, line.quantity, line.line_total_pence, o.paid_at)
      IS DISTINCT FROM (sold.product_variant_id, sold.quantity, sold.total_pence, sold.paid_at))`,
  'reports have when a piece was made, sent and spoiled': sql`EXISTS (
    SELECT FROM (SELECT piece.* ${PIECES_OF_ORDER}) AS piece LEFT JOIN piece_course AS course ON piece_id = piece.id
    WHERE (piece.made_at, piece.dispatched_at, piece.spoiled_at) IS DISTINCT FROM
        (course.made_at, course.dispatched_at, course.spoiled_at)
      OR piece_id IS NOT NULL AND (piece.maker_id, piece.started_at, piece.spoil_cause, piece.written_off_pence)
        IS DISTINCT FROM (course.maker_id, course.started_at, course.spoil_cause, course.written_off_pence))`,
  'the last step of an order led to its state': sql`o.state <> (
    SELECT to_state FROM order_history WHERE order_id = o.id AND from_state IS DISTINCT FROM to_state
    ORDER BY at DESC, id DESC LIMIT 1)`,
};

/** The rules that some order breaks. May take minutes in a large shop. */
export function checkConsistency(database: Database): Promise<Disagreement[]> {
  return inSnapshot(database, async (transaction) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    const broken: Disagreement[] = [];
    for (const [rule, breaks] of Object.entries(RULES)) {
      const { rows } = await sql<{ count: number; orders: string[] }>`
        SELECT count(*)::int AS count, coalesce((array_agg(reference ORDER BY id))[1:${sql.lit(SHOWN)}], '{}') AS orders
        FROM customer_order o WHERE ${breaks}`.execute(transaction);
      const { count, orders } = rows[0]!;
      if (count > 0) broken.push({ rule, count, orders });
    }
    return broken;
  });
}
