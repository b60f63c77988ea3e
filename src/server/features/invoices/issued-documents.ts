/** Issues and reads invoices and credit notes for other features, within the caller's transaction. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Credit } from '../../../domain/money/credit.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/money/issued-document.ts';
import { invoicesStore } from './invoices.store.ts';
import type { IssuedRow } from './invoices.store.ts';
import { makeCreditNote } from './make-credit-note.ts';
import { makeInvoice } from './make-invoice.ts';
import type { Invoiced } from './make-invoice.ts';

export type { IssuedRow } from './invoices.store.ts';

/** Locks the invoice counter until the transaction ends, so call it last. */
export async function issueInvoice(
  transaction: Transaction,
  invoiced: Invoiced,
  clock: Clock,
): Promise<void> {
  const { order } = invoiced;
  const store = invoicesStore(transaction);
  const issuedAt = clock();
  const number = await store.nextInvoiceNumber(transaction);
  await store.insertInvoice(transaction, {
    orderId: order.id,
    kind: 'invoice',
    number,
    issuedAt,
    totalPence: order.totalPence,
    taxPence: order.taxPence,
    document: makeInvoice(number, invoiced, issuedAt),
  });
}

export interface CreditToIssue {
  orderId: string;
  refundId: string;
  invoice: InvoiceDocument;
  credits: readonly Credit[];
  reason: string;
}

/** Locks the credit note counter until the transaction ends, so call it last. */
export async function issueCreditNote(
  transaction: Transaction,
  { orderId, refundId, invoice, credits, reason }: CreditToIssue,
  clock: Clock,
): Promise<CreditNoteDocument> {
  const store = invoicesStore(transaction);
  const number = await store.nextInvoiceNumber(transaction, 'creditNote');
  const issuedAt = clock();
  const document = makeCreditNote(number, { invoice, credits, reason }, issuedAt);
  await store.insertInvoice(transaction, {
    orderId,
    kind: 'creditNote',
    number,
    issuedAt,
    document,
    refundId,
    totalPence: document.grossPence,
    taxPence: document.vatPence,
  });
  return document;
}

/** Null for an unpaid order. */
export async function invoiceOfOrder(
  within: Database | Transaction,
  orderId: string,
): Promise<InvoiceDocument | null> {
  const document = await invoicesStore(within).invoice(orderId);
  return document?.kind === 'creditNote' ? null : document;
}

/** Null until the refund completes. */
export async function creditNoteOfRefund(
  within: Database | Transaction,
  refundId: string,
): Promise<CreditNoteDocument | null> {
  const issued = await invoicesStore(within).creditNoteOf(refundId);
  return issued?.document.kind === 'creditNote' ? issued.document : null;
}

/** The order's invoice first, then its credit notes. */
export function documentsOfOrder(
  within: Database | Transaction,
  orderId: string,
): Promise<IssuedRow[]> {
  return invoicesStore(within).documents(orderId);
}
