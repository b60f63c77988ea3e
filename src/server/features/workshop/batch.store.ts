/** Lines to be made in a batch, in the database. */
import { sql } from 'kysely';
import type { Process } from '../../../artwork/design/design.ts';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import type { PieceState, ProductionState } from '../../../domain/orders/production-steps.ts';
import type { Database } from '../../database/connection.ts';
import { linesOnBlanks } from './machine-files.store.ts';
import type { LineToMake } from './machine-files.store.ts';

export interface LineOfBatch extends Pick<
  LineToMake,
  | ('id' | 'position' | 'reference' | 'dispatchOn' | 'name' | 'options' | 'quantity' | 'words')
  | ('shippingAddress' | 'comment')
  | ('document' | 'process' | 'mirrored' | 'blank' | 'finish' | 'settings')
> {
  email: string | null;
  productionState: ProductionState;
  orderState: OrderState;
  blankSlug: string;
  finishSlug: string;
}

export interface LinesWanted {
  processes: readonly Process[];
  /** States of orders. */
  orders: readonly OrderState[];
  /** States of their pieces. */
  pieces: readonly PieceState[];
}

const copiesIn = (states: readonly PieceState[]) => sql<number>`(SELECT count(*)::int FROM piece
  WHERE order_line_id = order_line.id AND held_reason IS NULL AND piece.state = ANY (${[...states]}))`;

export function batchStore(database: Database) {
  return {
    /** Earliest dispatch first, without orders and pieces on hold; `quantity` counts the pieces. */
    lines: async ({ processes, orders, pieces }: LinesWanted): Promise<LineOfBatch[]> =>
      linesOnBlanks(database)
        .leftJoin('orderPerson', 'orderPerson.orderId', 'customerOrder.id')
        .select([
          ...(['orderPerson.shippingAddress', 'orderPerson.comment', 'orderPerson.email'] as const),
          ...(['orderLine.id', 'orderLine.position', 'orderLine.name', 'orderLine.words'] as const),
          ...(['orderLine.options', 'orderLine.document'] as const),
          copiesIn(pieces).as('quantity'),
          ...(['orderLine.process', 'orderLine.mirrored', 'orderLine.productionState'] as const),
          ...(['customerOrder.reference', 'customerOrder.state as orderState'] as const),
          ...(['blank.name as blank', 'blank.slug as blankSlug', 'finish.settings'] as const),
          ...(['finish.name as finish', 'finish.slug as finishSlug'] as const),
          sql<string>`customer_order.promise ->> 'dispatchOn'`.as('dispatchOn'),
        ])
        .where('orderLine.process', 'in', processes)
        .where('customerOrder.state', 'in', orders)
        .where('customerOrder.heldAt', 'is', null)
        .where(copiesIn(pieces), '>', 0)
        .orderBy('dispatchOn')
        .orderBy('customerOrder.reference')
        .orderBy('orderLine.position')
        .execute(),
  };
}
