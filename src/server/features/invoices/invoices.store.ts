/** Invoices and credit notes in the database, numbered without gaps. */
import { sql } from 'kysely';
import type { IssuedDocument } from '../../../domain/money/issued-document.ts';
import type { InvoiceKind } from '../../../domain/orders/order-number.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';

export interface NewInvoice {
  orderId: string;
  kind: InvoiceKind;
  number: number;
  issuedAt: Date;
  /** For a credit note: the refunded amount, positive. */
  totalPence: number;
  taxPence: number;
  document: IssuedDocument;
  /** The refund that a credit note documents. */
  refundId?: string;
}

const ISSUED = ['id', 'kind', 'number', 'issuedAt', 'totalPence'] as const;
export type IssuedRow = Pick<Row<'invoice'>, (typeof ISSUED)[number]>;

type Within = Database | Transaction;

export function invoicesStore(database: Database) {
  return {
    /**
     * Locks the counter of this kind until the transaction ends, so that a rollback frees the
     * number. Call it last.
     */
    nextInvoiceNumber: async (
      transaction: Transaction,
      kind: InvoiceKind = 'invoice',
    ): Promise<number> =>
      (
        await transaction
          .updateTable('invoiceCounter')
          .set((eb) => ({ lastNumber: eb('lastNumber', '+', 1) }))
          .where('kind', '=', kind)
          .returning('lastNumber')
          .executeTakeFirstOrThrow()
      ).lastNumber,

    insertInvoice: async (transaction: Transaction, invoice: NewInvoice): Promise<void> => {
      const id = newId();
      const { kind, issuedAt, document } = invoice;
      await transaction
        .with('issued', (inner) =>
          inner.insertInto('invoice').values({ ...invoice, id, document: toJson(document) }),
        )
        .insertInto('invoiceRate')
        .values(
          document.rates.map(({ vatRatePercent, grossPence, vatPence }) => ({
            invoiceId: id,
            vatRatePercent,
            kind,
            issuedAt,
            grossPence,
            vatPence,
          })),
        )
        .execute();
    },

    invoice: async (orderId: string, within: Within = database): Promise<IssuedDocument | null> =>
      (
        await within
          .selectFrom('invoice')
          .select('document')
          .where('orderId', '=', orderId)
          .where('kind', '=', sql.lit<InvoiceKind>('invoice'))
          .executeTakeFirst()
      )?.document ?? null,

    creditNoteOf: async (
      refundId: string,
      within: Within = database,
    ): Promise<{ id: string; document: IssuedDocument } | null> =>
      (await within
        .selectFrom('invoice')
        .select(['id', 'document'])
        .where('refundId', '=', refundId)
        .executeTakeFirst()) ?? null,

    /** The order's invoice first, then its credit notes. */
    documents: async (orderId: string): Promise<IssuedRow[]> =>
      database
        .selectFrom('invoice')
        .select(ISSUED)
        .where('orderId', '=', orderId)
        .orderBy('kind', 'desc')
        .orderBy('number')
        .execute(),

    issued: async (id: string): Promise<{ orderId: string; document: IssuedDocument } | null> =>
      (await database
        .selectFrom('invoice')
        .select(['orderId', 'document'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null,
  };
}
