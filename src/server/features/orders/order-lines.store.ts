/** Order lines, frozen at checkout, and adjustments in the database. */
import type { PieceInWorkshop } from '../../../domain/orders/office/change-of-words.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';

export type OrderLine = Pick<Row<'orderLine'>, (typeof LINE)[number]>;

/** With the filled design. Separate, because designs are large and most readers need none. */
export type DrawnLine = OrderLine & Pick<Row<'orderLine'>, 'document' | 'renderer' | 'fonts'>;

export type OrderAdjustment = Pick<Row<'orderAdjustment'>, (typeof ADJUSTMENT)[number]>;

type Within = Database | Transaction;
type InsertInto = Pick<Transaction, 'insertInto'>;

const ADJUSTMENT = ['kind', 'label', 'amountPence', 'vatRatePercent', 'vatPence'] as const;
const LINE = [
  'id',
  'position',
  'productVariantId',
  'blankVariantId',
  'productSlug',
  'sku',
  'name',
  'options',
  'quantity',
  'unitPricePence',
  'lineTotalPence',
  'vatRatePercent',
  'vatPence',
  'personalisation',
  // The texts with their labels, as ordered.
  'words',
  // What the buyer was told may come out badly, and kept.
  'warnings',
  'process',
  'mirrored',
  'plate',
  'angle',
  'otherAngle',
  'picture',
  // See DesignSeal; '' once the design has been erased.
  'designHash',
] as const;

export function orderLinesStore(database: Database) {
  return {
    insertLines: async (
      transaction: Transaction,
      orderId: string,
      lines: readonly DrawnLine[],
      adjustments: readonly OrderAdjustment[],
    ): Promise<void> => {
      const insertion = (within: InsertInto) =>
        within.insertInto('orderLine').values(
          lines.map((line) => ({
            ...line,
            orderId,
            options: toJson(line.options),
            personalisation: toJson(line.personalisation),
            words: toJson(line.words),
            warnings: toJson(line.warnings),
            document: toJson(line.document),
            fonts: toJson(line.fonts),
            picture: toJson(line.picture),
          })),
        );
      if (adjustments.length === 0) return void (await insertion(transaction).execute());
      await transaction
        .with('line', insertion)
        .insertInto('orderAdjustment')
        .values(adjustments.map((adjustment) => ({ id: newId(), orderId, ...adjustment })))
        .execute();
    },

    lines: async (orderId: string, within: Within = database): Promise<OrderLine[]> =>
      within
        .selectFrom('orderLine')
        .select(LINE)
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute(),

    drawnLines: async (orderId: string): Promise<DrawnLine[]> =>
      database
        .selectFrom('orderLine')
        .select([...LINE, 'document', 'renderer', 'fonts'])
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute(),

    /** Of a paid order, by line. */
    piecesInWorkshop: async (
      orderId: string,
      within: Within = database,
    ): Promise<(PieceInWorkshop & { lineId: string })[]> =>
      within
        .selectFrom('piece')
        .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
        .select(['orderLine.id as lineId', 'piece.state', 'piece.batchId'])
        .where('orderLine.orderId', '=', orderId)
        .execute(),

    adjustments: async (orderId: string, within: Within = database): Promise<OrderAdjustment[]> =>
      within
        .selectFrom('orderAdjustment')
        .select(ADJUSTMENT)
        .where('orderId', '=', orderId)
        .orderBy('id')
        .execute(),
  };
}
