/** The office's call for the report of searches that found nothing. */
import type { TableRow } from '../../../contract/office/files.ts';
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { MissedSearchesService } from './missed-searches.service.ts';

export function missedSearchesRoutes(missedSearches: MissedSearchesService) {
  return {
    searchesReport: ({ query }) => missedSearches.report(query),
    searchesReportExport: async ({ query }) => ({
      name: `searches-${query.from}-${query.to}.csv`,
      rows: wordsTable((await missedSearches.report(query)).rows),
    }),
  } satisfies OfficeHandlers;
}

async function* wordsTable(
  rows: readonly { word: string; searches: number }[],
): AsyncGenerator<TableRow> {
  yield ['Word', 'Searches'];
  for (const { word, searches } of rows) yield [word, searches];
}
