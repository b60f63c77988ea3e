/** Invoices and credit notes of a period by rate, for bookkeeping programs. */
import { sql } from 'kysely';
import type { Address } from '../../../domain/delivery/address.ts';
import type { InvoiceKind } from '../../../domain/orders/order-number.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { Moments } from './reports.store.ts';

/** Of one day and one kind of document. */
export interface DayCount {
  kind: InvoiceKind;
  documents: number;
  days: number;
}

export interface Slice {
  kinds: readonly InvoiceKind[];
  skip: number;
  limit: number;
}

/** One rate of a document, or of all documents of a kind and a day. */
export interface RateRow {
  kind: InvoiceKind;
  /** Plain date in London. */
  issuedOn: string;
  ratePercent: number;
  isVatRegistered: boolean;
  grossPence: number;
  vatPence: number;
}

export interface DocumentRow extends RateRow {
  /** Of the document; rows of one document follow each other. */
  id: string;
  number: number;
  orderReference: string;
  paymentAddress: Address;
}

export function booksStore(database: Database) {
  return bound(database, { countDocuments, documentRates, dayRates });
}

export async function countDocuments(
  database: Database,
  { from, until }: Moments,
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT kind, count(*)::int AS documents,
      count(DISTINCT (issued_at AT TIME ZONE 'Europe/London')::date)::int AS days
    FROM invoice WHERE issued_at >= ${from} AND issued_at < ${until} GROUP BY kind`.execute(
    database,
  );
  return rows;
}

const ISSUED_ON = sql`(invoice.issued_at AT TIME ZONE 'Europe/London')::date`;
/** Only a document without VAT can be of a seller who is not registered, so that few documents are read. */
const IS_REGISTERED = sql`(vat_rate_percent > 0 OR invoice.document -> 'seller' ->> 'vatNumber' IS NOT NULL)`;

/** @param after the id of the last document read; replaces `skip` */
export async function documentRates(
  database: Database,
  { from, until }: Moments,
  { kinds, skip, limit }: Slice,
  after: string | null,
): Promise<DocumentRow[]> {
  const rest = after
    ? sql`AND (issued_at, id) > (SELECT issued_at, id FROM invoice WHERE id = ${after})`
    : sql``;
  const { rows } = await sql<DocumentRow>`
    WITH page AS MATERIALIZED (
      SELECT id, order_id, number, kind, issued_at, document FROM invoice
      WHERE issued_at >= ${from} AND issued_at < ${until} AND kind = ANY(${[...kinds]}) ${rest}
      ORDER BY issued_at, id LIMIT ${limit} OFFSET ${after ? 0 : skip})
    SELECT invoice.id, invoice.kind, number, ${ISSUED_ON}::text AS "issuedOn",
      vat_rate_percent AS "ratePercent", ${IS_REGISTERED} AS "isVatRegistered",
      gross_pence AS "grossPence", vat_pence AS "vatPence", reference AS "orderReference",
      payment_address AS "paymentAddress"
    FROM page invoice JOIN invoice_rate ON invoice_id = invoice.id
    JOIN customer_order ON customer_order.id = invoice.order_id
    JOIN order_person ON order_person.order_id = invoice.order_id
    ORDER BY invoice.issued_at, invoice.id, vat_rate_percent DESC`.execute(database);
  return rows;
}

/** By day, invoices before credit notes. */
export async function dayRates(
  database: Database,
  { from, until }: Moments,
  { kinds, skip, limit }: Slice,
): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    WITH day AS MATERIALIZED (
      SELECT issued_on, kind FROM (
        SELECT DISTINCT ${ISSUED_ON} AS issued_on, kind FROM invoice
        WHERE issued_at >= ${from} AND issued_at < ${until} AND kind = ANY(${[...kinds]})) days
      ORDER BY issued_on, kind DESC LIMIT ${limit} OFFSET ${skip}),
    rate AS (
      SELECT ${ISSUED_ON} AS issued_on, rates.*, ${IS_REGISTERED} AS is_registered
      FROM invoice_rate rates JOIN invoice ON invoice.id = invoice_id
      WHERE rates.issued_at >= ${from} AND rates.issued_at < ${until})
    SELECT kind, issued_on::text AS "issuedOn", vat_rate_percent AS "ratePercent",
      is_registered AS "isVatRegistered",
      sum(gross_pence)::bigint AS "grossPence", sum(vat_pence)::bigint AS "vatPence"
    FROM day JOIN rate USING (issued_on, kind)
    GROUP BY issued_on, kind, vat_rate_percent, is_registered
    ORDER BY issued_on, kind DESC, vat_rate_percent DESC`.execute(database);
  return rows;
}
