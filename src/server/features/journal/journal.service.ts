/** The journal: records who changed what, and verifies that its rows are unchanged and complete. */
import type { ActorKind, JournalValues } from '../../database/column-values.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { journalHash } from './journal-hash.ts';
import { journalContext } from './journal.context.ts';
import type { JournalContext, JournalDependencies } from './journal.context.ts';
import { listJournal } from './list-journal.ts';
import { verifyJournal } from './verify-journal.ts';

/** `name`: the id of the staff member, the name of the command, or the name of the job. */
export interface JournalActor {
  kind: ActorKind;
  name: string;
}

export interface JournalEntry {
  actor: JournalActor;
  /** The subject's feature and what happened, such as `staff.invite`. */
  action: string;
  subject: { kind: string; id: string };
  /** Null if there was nothing before. Never contains secrets. */
  before: JournalValues | null;
  after: JournalValues | null;
  reason?: string;
  requestId?: string;
}

export type JournalService = ReturnType<typeof journalService>;

export function journalService(dependencies: JournalDependencies) {
  return bound(journalContext(dependencies), {
    record: recordInJournal,
    verify: verifyJournal,
    list: listJournal,
  });
}

/**
 * Appends an entry in the transaction of the change that it describes. Call it last: until the
 * transaction ends, all other writers of the journal wait.
 */
export async function recordInJournal(
  { clock, store }: JournalContext,
  transaction: Transaction,
  { actor, action, subject, before, after, reason, requestId }: JournalEntry,
): Promise<void> {
  const head = await store.lockHead(transaction);
  const row = {
    number: head.number + 1,
    at: clock(),
    actorKind: actor.kind,
    actor: actor.name,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before,
    after,
    reason: reason ?? null,
    requestId: requestId ?? null,
    previousHash: head.hash,
  };
  await store.append(transaction, { ...row, hash: journalHash(row) });
}
