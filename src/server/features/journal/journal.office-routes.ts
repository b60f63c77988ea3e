/** The office's calls for reading the journal. */
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { JournalService } from './journal.service.ts';

export function journalOfficeRoutes(service: JournalService) {
  return {
    journal: async ({ query }) => {
      const { entries, next } = await service.list(query);
      return { entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })), next };
    },
  } satisfies OfficeHandlers;
}
