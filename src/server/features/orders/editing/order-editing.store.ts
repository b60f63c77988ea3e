/** Changes the personalisation of order lines in the database. */
import { sql } from 'kysely';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import type { DesignWarning } from '../../../../domain/personalisation/design-warning.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import type { PieceInWorkshop } from '../../../../domain/orders/office/change-of-words.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { toJson } from '../../../database/json.ts';
import type { DesignSeal } from '../../../../artwork/render/renderer-version.ts';

export interface LineDesign {
  personalisation: Personalisation | null;
  /** With their labels, as ordered. */
  words: { label: string; text: string }[];
  /** See stillTold. */
  warnings: DesignWarning[];
  /** The filled design, as it is produced. */
  document: DesignDocument;
  seal: DesignSeal;
}

export function orderEditingStore() {
  return {
    /** The caller holds the order lock. */
    piecesOf: (transaction: Transaction, lineId: string): Promise<PieceInWorkshop[]> =>
      transaction
        .selectFrom('piece')
        .select(['state', 'batchId'])
        .where('orderLineId', '=', lineId)
        .execute(),

    setDesign: async (
      transaction: Transaction,
      lineId: string,
      { personalisation, words, warnings, document, seal }: LineDesign,
    ): Promise<void> => {
      await transaction
        .updateTable('orderLine')
        .set({
          personalisation: toJson(personalisation),
          words: toJson(words),
          warnings: toJson(warnings.length > 0 ? warnings : null),
          document: toJson(document),
          ...seal,
          fonts: toJson(seal.fonts),
        })
        .where('id', '=', lineId)
        .execute();
    },
  };
}

/** Whether the settings want somebody to look at the design of the line before it is made. */
export async function isToBeLookedAt(transaction: Transaction, lineId: string): Promise<boolean> {
  const { isFlagged } = await transaction
    .selectFrom('orderLine')
    .select(sql<boolean>`is_to_be_looked_at(personalisation)`.as('isFlagged'))
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  return isFlagged;
}
