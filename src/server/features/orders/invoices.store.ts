/** Invoices and credit notes in the database, numbered without gaps. */
import type { InvoiceKind } from '../../../domain/order-number.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';

export interface NewInvoice {
  orderId: string;
  kind: InvoiceKind;
  number: number;
  issuedAt: Date;
  /** Of a credit note: what is given back, positive. */
  totalPence: number;
  taxPence: number;
  document: object;
  /** The refund that a credit note is owed by. */
  refundId?: string;
}

export function invoicesStore(database: Database) {
  return {
    /** Locks the kind's counter until the transaction ends, so that a rollback gives the number back; take it last. */
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

    invoice: async (orderId: string): Promise<unknown> =>
      (
        await database
          .selectFrom('invoice')
          .select('document')
          .where('orderId', '=', orderId)
          .where('kind', '=', 'invoice')
          .executeTakeFirst()
      )?.document ?? null,
  };
}
