/** Pieces in the workshop, by the codes on their job tickets. */
import { pieceCodeOf, pieceNumberOf } from '../../../src/domain/orders/pieces/piece-code.ts';
import { buyMugs } from '../bought-mugs.ts';
import { query } from '../shop.ts';

/** A guest buys a mug with each of these names, in one order. Returns the codes of the pieces. */
export async function boughtPieces<Name extends string>(
  ...names: readonly Name[]
): Promise<Record<Name, string>> {
  const { reference } = await buyMugs(names);
  const pieces = await query<{ number: string; name: Name }>(
    `select number, word ->> 'text' as name
     from piece join order_line on order_line.id = order_line_id
       join customer_order on customer_order.id = order_id, jsonb_array_elements(words) as word
     where reference = $1 and word ->> 'text' = any($2)`,
    [reference, names],
  );
  return Object.fromEntries(
    pieces.map(({ number, name }) => [name, pieceCodeOf(Number(number))]),
  ) as Record<Name, string>;
}

/** What has happened to the piece of a code, oldest first. */
export async function eventsOf(code: string): Promise<string[]> {
  const events = await query<{ event: string }>(
    `select event from piece_event join piece on piece.id = piece_id
     where number = $1 order by piece_event.version`,
    [pieceNumberOf(code)],
  );
  return events.map(({ event }) => event);
}
