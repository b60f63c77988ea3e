/** Exports for bookkeeping programs: every document of a period, or a summary of each day. */
import { ShopError } from '../../../domain/errors.ts';
import { SALES_ACCOUNTS, bookFiles, bookRow, bookTitles } from '../../../domain/money/books.ts';
import type {
  BookCell,
  BookEntry,
  BookFile,
  BookFormat,
  BookKind,
} from '../../../domain/money/books.ts';
import { formatInvoiceNumber } from '../../../domain/orders/order-number.ts';
import type { InvoiceKind } from '../../../domain/orders/order-number.ts';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { JournalActor, JournalService } from '../journal/journal.service.ts';
import { booksStore } from './books.store.ts';
import type { DocumentRow, RateRow } from './books.store.ts';
import { momentsOf } from './report-moments.ts';
import type { Moments } from './reports.store.ts';

export interface BooksDependencies {
  database: Database;
  /** Records an export in the journal. */
  record: JournalService['record'];
}

type BooksContext = ReturnType<typeof contextOf>;

function contextOf({ database, record }: BooksDependencies) {
  return { database, record, store: booksStore(database) };
}

export interface BooksQuery extends ReportPeriod {
  format: BookFormat;
  kind: BookKind;
}

export interface BooksExport extends BooksQuery {
  /** From 1. */
  part: number;
  /** Replaces the program's usual account of sales. */
  account?: string | undefined;
}

export interface NamedFile extends BookFile {
  part: number;
  name: string;
}

export type BooksService = ReturnType<typeof booksService>;

export function booksService(dependencies: BooksDependencies) {
  return bound(contextOf(dependencies), { files: listBookFiles, export: exportBooks });
}

/** The files that a program needs for a period. */
export async function listBookFiles(
  { store }: BooksContext,
  { format, kind, ...period }: BooksQuery,
): Promise<NamedFile[]> {
  const counts = await store.countDocuments(momentsOf(period));
  const count = (of: InvoiceKind): number => {
    const found = counts.find((row) => row.kind === of);
    return (kind === 'daily' ? found?.days : found?.documents) ?? 0;
  };
  const files = bookFiles(format, {
    invoice: count('invoice'),
    creditNote: count('creditNote'),
  });
  return files.map((file, place) => ({
    ...file,
    part: place + 1,
    name: [
      format,
      kind,
      period.from,
      period.to,
      ...(files.length > 1 ? [`part-${place + 1}-of-${files.length}`] : []),
      ...(file.kinds.includes('invoice') ? [] : ['credit-notes']),
    ].join('-'),
  }));
}

/** Throws notFound if the period has no such part. Rows are read while they are consumed. */
export async function exportBooks(
  context: BooksContext,
  { part, account, ...query }: BooksExport,
  { actor, requestId }: { actor: JournalActor; requestId: string },
): Promise<{ name: string; rows: AsyncIterable<readonly BookCell[]> }> {
  const file = (await listBookFiles(context, query)).find((each) => each.part === part);
  if (!file) throw new ShopError('notFound');
  await context.database.transaction().execute((transaction) =>
    context.record(transaction, {
      actor,
      requestId,
      action: 'books.export',
      subject: { kind: 'books', id: file.name },
      before: null,
      after: { ...query, part, documents: file.documents },
    }),
  );
  return { name: `${file.name}.csv`, rows: rowsOf(context, { ...query, account }, file) };
}

async function* rowsOf(
  context: BooksContext,
  { format, kind, account = SALES_ACCOUNTS[format], ...period }: Omit<BooksExport, 'part'>,
  file: NamedFile,
): AsyncGenerator<readonly BookCell[]> {
  yield bookTitles(format);
  const entries = kind === 'daily' ? daysOf : documentsOf;
  for await (const entry of entries(context, momentsOf(period), file))
    yield bookRow(format, account, entry);
}

const READ_AT_ONCE = 500;

async function* documentsOf(
  { store }: BooksContext,
  moments: Moments,
  { kinds, skip, documents }: NamedFile,
): AsyncGenerator<BookEntry> {
  let after: string | null = null;
  for (let left = documents; left > 0; left -= READ_AT_ONCE) {
    const limit = Math.min(left, READ_AT_ONCE);
    const rows: DocumentRow[] = await store.documentRates(moments, { kinds, skip, limit }, after);
    for (const row of rows) yield documentEntry(row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function* daysOf(
  { store }: BooksContext,
  moments: Moments,
  { kinds, skip, documents }: NamedFile,
): AsyncGenerator<BookEntry> {
  for (const row of await store.dayRates(moments, { kinds, skip, limit: documents }))
    yield dayEntry(row);
}

const ERASED = 'Erased customer';
const SHOPPERS = 'Online shop customers';

function documentEntry(row: DocumentRow): BookEntry {
  const { FirstName, LastName } = row.paymentAddress;
  return {
    ...amountsOf(row),
    number: formatInvoiceNumber(row.kind, row.number),
    customer: `${FirstName} ${LastName}`.trim() || ERASED,
    reference: row.orderReference,
  };
}

function dayEntry(row: RateRow): BookEntry {
  const day = row.issuedOn.replaceAll('-', '');
  return {
    ...amountsOf(row),
    number: row.kind === 'invoice' ? `DAY-${day}` : `DAY-${day}-CN`,
    customer: SHOPPERS,
    reference: row.issuedOn,
  };
}

const amountsOf = ({ kind, issuedOn, ratePercent, isVatRegistered, ...row }: RateRow) => ({
  kind,
  issuedOn,
  ratePercent,
  isVatRegistered,
  netPence: row.grossPence - row.vatPence,
  vatPence: row.vatPence,
});
