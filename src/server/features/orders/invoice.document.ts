/** An invoice as issued: everything on it but the person, who is kept apart so that erasing them leaves it whole. */
import type { Invoice } from '../../../domain/invoice.ts';

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

export interface InvoiceDocument extends Invoice {
  v: 1;
  number: string;
  orderReference: string;
  /** Plain dates. */
  issuedOn: string;
  suppliedOn: string;
  seller: InvoiceSeller;
}

export interface InvoicePerson {
  name: string;
  address: readonly string[];
}
