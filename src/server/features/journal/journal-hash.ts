/** The hash that chains a row of the journal to the row before it. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../domain/canonical.ts';
import type { JournalRow } from './journal.store.ts';

/** Covers every column except the hash itself. Values of `before` and `after` count as read from jsonb. */
export function journalHash({ at, ...row }: Omit<JournalRow, 'hash'>): string {
  const text = canonicalJson({ ...row, at: at.toISOString() });
  return createHash('sha256').update(text).digest('hex');
}
