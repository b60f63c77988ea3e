/** Reads the whole journal in pages and finds the first row that breaks its chain of hashes. */
import { journalHash } from './journal-hash.ts';
import type { JournalContext } from './journal.context.ts';
import type { JournalHead, JournalRow } from './journal.store.ts';

const PAGE_ROWS = 1000;
const START: JournalHead = { number: 0, hash: '0'.repeat(64) };

export interface JournalFault {
  number: number;
  kind: 'missing' | 'changed' | 'inserted';
}

export interface JournalCheck {
  /** Rows before the fault, or all. */
  rows: number;
  /** The hash of the last of these rows. */
  lastHash: string;
  fault: JournalFault | null;
}

/** Rows that other transactions append in the meantime are not seen. */
export function verifyJournal({ store }: Pick<JournalContext, 'store'>): Promise<JournalCheck> {
  return store.snapshot(async (transaction) => {
    const head = await store.head(transaction);
    let last = START;
    let after: number | null = null;
    for (;;) {
      const page: JournalRow[] = await store.page(transaction, { after, limit: PAGE_ROWS });
      for (const row of page) {
        const fault = faultOf(row, last, head);
        if (fault) return checkOf(last, fault);
        last = row;
        after = row.number;
      }
      if (page.length < PAGE_ROWS) return checkOf(last, faultAtEnd(last, head));
    }
  });
}

const checkOf = ({ number, hash }: JournalHead, fault: JournalFault | null): JournalCheck => ({
  rows: number,
  lastHash: hash,
  fault,
});

function faultOf(
  row: JournalRow,
  last: JournalHead,
  head: JournalHead | undefined,
): JournalFault | null {
  const expected = last.number + 1;
  // The shop moves the head with each row that it appends.
  if (row.number < expected || (head && row.number > head.number))
    return { number: row.number, kind: 'inserted' };
  if (row.number > expected) return { number: expected, kind: 'missing' };
  const isChained = row.previousHash === last.hash && row.hash === hashOf(row);
  return isChained ? null : { number: row.number, kind: 'changed' };
}

function hashOf({ hash: _, ...row }: JournalRow): string {
  return journalHash(row);
}

/** Rows removed from the end leave an unbroken chain, but the head still counts them. */
function faultAtEnd(last: JournalHead, head: JournalHead | undefined): JournalFault | null {
  if (!head || head.number > last.number) return { number: last.number + 1, kind: 'missing' };
  return head.hash === last.hash ? null : { number: last.number, kind: 'changed' };
}
