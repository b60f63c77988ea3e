/** Lines whose pieces are to be nested on sheets, in the database. */
import { sql } from 'kysely';
import type { Process } from '../../../../artwork/design/design.ts';
import type { OrderState } from '../../../../domain/orders/order-steps.ts';
import type { PieceInWorkshop } from '../../../../domain/orders/office/change-of-words.ts';
import type { PieceState } from '../../../../domain/orders/production-steps.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { linesOnBlanks } from '../machine-files/machine-files.store.ts';
import type { LineToMake } from '../machine-files/machine-files.store.ts';

export interface LineToNest extends Pick<
  LineToMake,
  | ('id' | 'position' | 'reference' | 'dispatchOn' | 'name' | 'options' | 'quantity' | 'words')
  | ('shippingAddress' | 'comment')
  | ('document' | 'process' | 'mirrored' | 'blank' | 'finish' | 'settings')
> {
  email: string | null;
  orderState: OrderState;
  /** All of the line's, whatever their state. */
  pieces: PieceInWorkshop[];
  blankSlug: string;
  blankSku: string;
  /** Of the blank's options, such as sizes from small to large. */
  blankPosition: number;
  finishSlug: string;
}

export interface LinesWanted {
  processes: readonly Process[];
  /** States of orders. */
  orders: readonly OrderState[];
  /** States of their pieces. */
  pieces: readonly PieceState[];
}

/** The columns of a line and its surroundings, but not how many pieces are meant. */
const linesToNest = (database: Database) =>
  linesOnBlanks(database)
    .leftJoin('orderPerson', 'orderPerson.orderId', 'customerOrder.id')
    .select([
      ...(['orderPerson.shippingAddress', 'orderPerson.comment', 'orderPerson.email'] as const),
      ...(['orderLine.id', 'orderLine.position', 'orderLine.name', 'orderLine.words'] as const),
      ...(['blankVariant.options', 'orderLine.document'] as const),
      ...(['orderLine.process', 'orderLine.mirrored'] as const),
      ...(['customerOrder.reference', 'customerOrder.state as orderState'] as const),
      ...(['blank.name as blank', 'blank.slug as blankSlug', 'finish.settings'] as const),
      ...(['blankVariant.sku as blankSku', 'blankVariant.position as blankPosition'] as const),
      ...(['finish.name as finish', 'finish.slug as finishSlug'] as const),
      sql<string>`customer_order.promise ->> 'dispatchOn'`.as('dispatchOn'),
      sql<
        PieceInWorkshop[]
      >`(SELECT jsonb_agg(jsonb_build_object('state', piece.state, 'batchId', batch_id))
        FROM piece WHERE order_line_id = order_line.id)`.as('pieces'),
    ]);

const copiesIn = (states: readonly PieceState[]) => sql<number>`(SELECT count(*)::int FROM piece
  WHERE order_line_id = order_line.id AND held_reason IS NULL AND piece.state = ANY (${[...states]}))`;

export function batchSheetsStore(database: Database) {
  return {
    /** Earliest dispatch first, without orders and pieces on hold; `quantity` counts the pieces. */
    lines: async ({ processes, orders, pieces }: LinesWanted): Promise<LineToNest[]> =>
      linesToNest(database)
        .select(copiesIn(pieces).as('quantity'))
        .where('orderLine.process', 'in', processes)
        .where('customerOrder.state', 'in', orders)
        .where('customerOrder.heldAt', 'is', null)
        .where(copiesIn(pieces), '>', 0)
        .orderBy('dispatchOn')
        .orderBy('customerOrder.reference')
        .orderBy('orderLine.position')
        .execute(),

    /** `quantity` counts all copies of the line. */
    linesOfBatch: async (batchId: string): Promise<LineToNest[]> =>
      linesToNest(database)
        .select('orderLine.quantity')
        .where('orderLine.id', 'in', (eb) =>
          eb.selectFrom('piece').select('orderLineId').where('batchId', '=', batchId),
        )
        .orderBy('dispatchOn')
        .orderBy('customerOrder.reference')
        .orderBy('orderLine.position')
        .execute(),
  };
}
