/** What the workshop sees of a piece, on its board and after a scan. */
import { sql } from 'kysely';

export interface ShownPiece {
  reference: string;
  lineId: string;
  designHash: string;
  position: number;
  copy: number;
  copies: number;
  name: string;
  options: Record<string, string>;
  words: { label: string; text: string }[];
  blank: string;
  finish: string;
  /** A plain date. */
  dispatchOn: string;
  isRemake: boolean;
  /** The number of the batch that it is in; not among `SHOWN`. */
  batch: number | null;
  /** In which the made pieces of its order wait. */
  bin: number | null;
}

/** Columns of a piece with its order, its line and what it is made of. */
export const SHOWN = sql`reference, order_line.id AS "lineId", design_hash AS "designHash", order_line.position, copy,
  quantity AS copies, order_line.name, blank_variant.options, order_line.words, blank.name AS blank, finish.name AS finish,
  promise ->> 'dispatchOn' AS "dispatchOn", remake_of IS NOT NULL AS "isRemake",
  (SELECT bin.number FROM bin WHERE bin.order_id = customer_order.id) AS bin`;

/** What the piece of an order line is made of. */
export const MADE_OF = sql`JOIN blank_variant ON blank_variant.id = order_line.blank_variant_id
  JOIN finish ON finish.id = finish_id
  JOIN blank ON blank.id = blank_id`;
