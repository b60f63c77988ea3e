/**
 * An invoice or credit note as issued, without the buyer's details, which are stored separately so
 * that they can be erased.
 */
import type { Invoice } from './invoice.ts';

export interface InvoiceSeller {
  name: string;
  legalName: string;
  address: readonly string[];
  email: string;
  phone: string;
  companyNumber: string;
  /** Null for a seller not registered for VAT; such invoices show no VAT. */
  vatNumber: string | null;
}

interface Issued extends Invoice {
  v: 1;
  number: string;
  orderReference: string;
  /** Plain dates; a credit note has its invoice's date of supply. */
  issuedOn: string;
  suppliedOn: string;
  seller: InvoiceSeller;
}

export interface InvoiceDocument extends Issued {
  /** Absent from the earliest invoices. */
  kind?: 'invoice';
}

/** A credit note. Amounts are positive, because the heading states that they are refunded. */
export interface CreditNoteDocument extends Issued {
  kind: 'creditNote';
  /** The credited invoice and its plain date; the law requires both. */
  invoiceNumber: string;
  invoicedOn: string;
  /** Text for the reader. */
  reason: string;
}

export type IssuedDocument = InvoiceDocument | CreditNoteDocument;

export interface InvoicePerson {
  name: string;
  address: readonly string[];
}
