/** Order lines, frozen at checkout, and adjustments in the database. */
import type { DesignDocument, FontId, Process } from '../../../artwork/design/design.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { Picture } from '../../../domain/catalogue/picture.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';

export interface OrderLine {
  id: string;
  position: number;
  productVariantId: string;
  blankVariantId: string;
  productSlug: string;
  sku: string;
  name: string;
  options: Record<string, string>;
  quantity: number;
  unitPricePence: number;
  lineTotalPence: number;
  vatRatePercent: number;
  vatPence: number;
  personalisation: Personalisation | null;
  /** The texts with their labels, as ordered. */
  words: { label: string; text: string }[];
  process: Process;
  mirrored: boolean;
  plate: string;
  angle: string;
  picture: Picture | null;
  /** See DesignSeal; '' once the design has been erased. */
  designHash: string;
}

/** With the filled design. Separate, because designs are large and most readers need none. */
export interface DrawnLine extends OrderLine {
  document: DesignDocument;
  renderer: number;
  fonts: Partial<Record<FontId, string>>;
}

export interface OrderAdjustment {
  kind: 'delivery' | 'discount';
  label: string;
  amountPence: number;
  vatRatePercent: number;
  vatPence: number;
}

type Within = Database | Transaction;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

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
  'words',
  'process',
  'mirrored',
  'plate',
  'angle',
  'picture',
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
      await transaction
        .insertInto('orderLine')
        .values(
          lines.map((line) => ({
            ...line,
            orderId,
            options: JSON.stringify(line.options),
            personalisation: json(line.personalisation),
            words: JSON.stringify(line.words),
            document: JSON.stringify(line.document),
            fonts: JSON.stringify(line.fonts),
            picture: json(line.picture),
          })),
        )
        .execute();
      if (adjustments.length > 0) {
        await transaction
          .insertInto('orderAdjustment')
          .values(adjustments.map((adjustment) => ({ id: newId(), orderId, ...adjustment })))
          .execute();
      }
    },

    lines: async (orderId: string, within: Within = database): Promise<OrderLine[]> =>
      (await within
        .selectFrom('orderLine')
        .select(LINE)
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute()) as unknown as OrderLine[],

    drawnLines: async (orderId: string): Promise<DrawnLine[]> =>
      (await database
        .selectFrom('orderLine')
        .select([...LINE, 'document', 'renderer', 'fonts'])
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute()) as unknown as DrawnLine[],

    adjustments: async (orderId: string, within: Within = database): Promise<OrderAdjustment[]> =>
      (await within
        .selectFrom('orderAdjustment')
        .select(['kind', 'label', 'amountPence', 'vatRatePercent', 'vatPence'])
        .where('orderId', '=', orderId)
        .orderBy('id')
        .execute()) as OrderAdjustment[],
  };
}
