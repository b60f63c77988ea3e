/** An invoice or credit note as issued: everything on it but the person, who is kept apart so that erasing them leaves it whole. */
import type { Invoice } from '../../../domain/money/invoice.ts';

export interface InvoiceSeller {
  name: string;
  legalName: string;
  address: readonly string[];
  email: string;
  phone: string;
  companyNumber: string;
  /** null for a seller not registered for VAT, whose invoices show none. */
  vatNumber: string | null;
}

interface Issued extends Invoice {
  v: 1;
  number: string;
  orderReference: string;
  /** Plain dates; a credit note names its invoice's date of supply. */
  issuedOn: string;
  suppliedOn: string;
  seller: InvoiceSeller;
}

export interface InvoiceDocument extends Issued {
  /** Left out of the first ones. */
  kind?: 'invoice';
}

/** What is given back, in positive amounts: the heading says which way the money goes. */
export interface CreditNoteDocument extends Issued {
  kind: 'creditNote';
  /** The invoice it takes from, and the plain date of that: the law asks for both. */
  invoiceNumber: string;
  invoicedOn: string;
  /** In words for whoever reads it. */
  reason: string;
}

export type IssuedDocument = InvoiceDocument | CreditNoteDocument;

export interface InvoicePerson {
  name: string;
  address: readonly string[];
}
