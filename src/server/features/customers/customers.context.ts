/** The shared dependencies of this feature's functions. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { ErasureService } from '../account/erasure.service.ts';
import type { ExportService } from '../account/export.service.ts';
import type { JournalActor, JournalService } from '../journal/journal.service.ts';

export interface CustomersContext {
  database: Database;
  clock: Clock;
  copies: Pick<ExportService, 'everything' | 'guest'>;
  erasure: Pick<ErasureService, 'forget' | 'forgetGuest'>;
  /** Accepts the reference in any notation. Throws orderNotFound. */
  orderIdOf(reference: string): Promise<string>;
  /** Records a change in the journal, in its transaction. */
  record: JournalService['record'];
}

/** Who changes which customer. */
export interface CustomerChange {
  id: string;
  actor: JournalActor;
  requestId: string;
}

/** The parts of a journal entry that every change of a customer shares. It names no one. */
export const entryOf = ({ id, actor, requestId }: CustomerChange) => ({
  actor,
  requestId,
  subject: { kind: 'customer', id },
  before: null,
});
