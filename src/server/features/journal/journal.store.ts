/** The journal in the database: rows are appended and read, never changed. */
import { sql } from 'kysely';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { toJson } from '../../database/json.ts';
import { inSnapshot } from '../../database/connection/snapshot.ts';

export type JournalRow = Row<'journal'>;

/** The number and hash of the last row; number 0 if there is none. */
export type JournalHead = Pick<JournalRow, 'number' | 'hash'>;

export function journalStore(database: Database) {
  return {
    snapshot: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      inSnapshot(database, work),
    lockHead: lockJournalHead,
    head: journalHead,
    append: appendToJournal,
    page: journalPage,
    list: (query: Parameters<typeof listJournalRows>[1], within?: Transaction) =>
      listJournalRows(within ?? database, query),
  };
}

export function lockJournalHead(transaction: Transaction): Promise<JournalHead> {
  return transaction
    .selectFrom('journalHead')
    .select(['number', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Undefined if its row was deleted. */
export function journalHead(transaction: Transaction): Promise<JournalHead | undefined> {
  return transaction.selectFrom('journalHead').select(['number', 'hash']).executeTakeFirst();
}

/** The caller's transaction holds the lock of the head. */
export async function appendToJournal(transaction: Transaction, row: JournalRow): Promise<void> {
  await transaction
    .insertInto('journal')
    .values({ ...row, before: toJson(row.before), after: toJson(row.after) })
    .execute();
  await transaction
    .updateTable('journalHead')
    .set({ number: row.number, hash: row.hash })
    .execute();
}

/** A row with the email address of the member who is its actor, and what people call its subject. */
export type ListedRow = JournalRow & { email: string | null; subjectName: string | null };

/** Null for records that have no name, and for deleted ones. */
const SUBJECT_NAME = sql<
  string | null
>`CASE WHEN subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN CASE subject_kind
  WHEN 'order' THEN (SELECT reference FROM customer_order WHERE id = subject_id::uuid)
  WHEN 'batch' THEN (SELECT number::text FROM batch WHERE id = subject_id::uuid)
  WHEN 'staff' THEN (SELECT email::text FROM staff member WHERE id = subject_id::uuid) END END`;

/** Newest first. */
export function listJournalRows(
  database: Database,
  {
    before,
    kind,
    id,
    limit,
  }: {
    before?: number | undefined;
    kind?: string | undefined;
    id?: string | undefined;
    limit: number;
  },
): Promise<ListedRow[]> {
  return database
    .selectFrom('journal')
    .leftJoin('staff', (join) =>
      join
        .on('actorKind', '=', 'staff')
        .on((eb) => eb(eb.cast<string>('staff.id', 'text'), '=', eb.ref('actor'))),
    )
    .selectAll('journal')
    .select(['email', SUBJECT_NAME.as('subjectName')])
    .$if(before !== undefined, (query) => query.where('number', '<', before!))
    .$if(kind !== undefined, (query) => query.where('subjectKind', '=', kind!))
    .$if(kind !== undefined && id !== undefined, (query) => query.where('subjectId', '=', id!))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** Rows in the order of their numbers. */
export function journalPage(
  transaction: Transaction,
  { after, limit }: { after: number | null; limit: number },
): Promise<JournalRow[]> {
  return transaction
    .selectFrom('journal')
    .selectAll()
    .$if(after !== null, (query) => query.where('number', '>', after))
    .orderBy('number')
    .limit(limit)
    .execute();
}
