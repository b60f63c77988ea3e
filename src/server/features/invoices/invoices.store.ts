/** Invoices and credit notes in the database, numbered without gaps. */
import type { InvoiceKind } from '../../../domain/orders/order-number.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';

export interface NewInvoice {
  orderId: string;
  kind: InvoiceKind;
  number: number;
  issuedAt: Date;
  /** For a credit note: the refunded amount, positive. */
  totalPence: number;
  taxPence: number;
  document: object;
  /** The refund that a credit note documents. */
  refundId?: string;
}

export interface IssuedRow {
  id: string;
  kind: InvoiceKind;
  number: number;
  issuedAt: Date;
  totalPence: number;
}

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
      await transaction
        .insertInto('invoice')
        .values({ ...invoice, id: newId(), document: JSON.stringify(invoice.document) })
        .execute();
    },

    invoice: async (orderId: string, within: Within = database): Promise<unknown> =>
      (
        await within
          .selectFrom('invoice')
          .select('document')
          .where('orderId', '=', orderId)
          .where('kind', '=', 'invoice')
          .executeTakeFirst()
      )?.document ?? null,

    creditNoteOf: async (
      refundId: string,
      within: Within = database,
    ): Promise<{ id: string; document: unknown } | null> =>
      (await within
        .selectFrom('invoice')
        .select(['id', 'document'])
        .where('refundId', '=', refundId)
        .executeTakeFirst()) ?? null,

    /** The order's invoice first, then its credit notes. */
    documents: async (orderId: string): Promise<IssuedRow[]> =>
      (await database
        .selectFrom('invoice')
        .select(['id', 'kind', 'number', 'issuedAt', 'totalPence'])
        .where('orderId', '=', orderId)
        .orderBy('kind', 'desc')
        .orderBy('number')
        .execute()) as IssuedRow[],

    issued: async (id: string): Promise<{ orderId: string; document: unknown } | null> =>
      (await database
        .selectFrom('invoice')
        .select(['orderId', 'document'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null,
  };
}
