/** Lists the journal for people: newest entries first, members by their email address. */
import type { Transaction } from '../../database/connection/connection.ts';
import type { JournalValues } from '../../database/column-values.ts';
import type { JournalContext } from './journal.context.ts';
import type { ListedRow } from './journal.store.ts';

const PAGE = 50;

/** Which entries: those before a number, and those about one kind of record or one record. */
export interface JournalQuery {
  before?: number | undefined;
  kind?: string | undefined;
  id?: string | undefined;
}

export interface ListedEntry {
  number: number;
  at: Date;
  /** `name`: a member's email address, or the name of a command or a job. */
  actor: { kind: ListedRow['actorKind']; name: string };
  action: string;
  /** `name`: an order's reference, a batch's number or a member's email address; null: it has none. */
  subject: { kind: string; id: string; name: string | null };
  before: JournalValues | null;
  after: JournalValues | null;
  reason: string | null;
}

/** `next` is the `before` of the next page; null on the last page. */
export async function listJournal(
  { store }: JournalContext,
  query: JournalQuery,
  within?: Transaction,
): Promise<{ entries: ListedEntry[]; next: number | null }> {
  const rows = await store.list({ ...query, limit: PAGE + 1 }, within);
  const entries = rows.slice(0, PAGE).map(entryOf);
  return { entries, next: rows.length > PAGE ? entries.at(-1)!.number : null };
}

function entryOf(row: ListedRow): ListedEntry {
  const { number, at, actorKind, actor, email, action, subjectKind, subjectId } = row;
  return {
    number,
    at,
    actor: { kind: actorKind, name: email ?? actor },
    action,
    subject: { kind: subjectKind, id: subjectId, name: row.subjectName },
    before: row.before,
    after: row.after,
    reason: row.reason,
  };
}
