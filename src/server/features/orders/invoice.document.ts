/** An invoice as issued: everything on it but the person, who is kept apart so that erasing them leaves it whole. */

export interface InvoiceLine {
  description: string;
  quantity: number;
  /** Without VAT, in pence with two decimals, because a price with VAT rarely divides evenly. */
  unitNetPence: number;
  vatRatePercent: number;
  netPence: number;
  vatPence: number;
  grossPence: number;
}

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

export interface InvoiceDocument {
  v: 1;
  number: string;
  orderReference: string;
  /** Plain dates. */
  issuedOn: string;
  suppliedOn: string;
  seller: InvoiceSeller;
  lines: readonly InvoiceLine[];
  rates: readonly { vatRatePercent: number; netPence: number; vatPence: number }[];
  netPence: number;
  vatPence: number;
  grossPence: number;
}

export interface InvoicePerson {
  name: string;
  address: readonly string[];
}
