/** The shared dependencies of the workshop's batches. */
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type { MediaStore } from '../../../gateways/media/media-store.ts';
import type { PaperFonts } from '../../paper-text/write-paper.ts';
import type { JournalService } from '../../journal/journal.service.ts';
import type { BatchSheetsService } from '../../workshop/batch-sheets/batch-sheets.service.ts';
import type { SheetsDependencies } from '../../workshop/batch-sheets/nested-sheets.ts';
import type { ProofsService } from '../../workshop/proofs/proofs.service.ts';
import type { OrdersService } from '../orders.service.ts';

export interface BatchesDependencies extends SheetsDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'lock'>;
  record: JournalService['record'];
  media: MediaStore;
  proofs: Pick<ProofsService, 'picture'>;
  fonts: PaperFonts;
  /** The lines of the pieces that are in a batch. */
  linesOf: BatchSheetsService['linesOf'];
  /** Sheets and papers are deleted that long after they were made, once everything is sent. */
  daysAfterDispatch: number;
}

/** A member of the staff, for journal and histories. */
export interface BatchAuthor {
  staffId: string;
  email: string;
  requestId: string;
}
