/** Counts the words of searches that found nothing, and reports them. */
import type { Clock } from '../../../domain/time/clock.ts';
import { periodBefore } from '../../../domain/orders/report-period.ts';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import {
  countedWords,
  LEAST_REPORTED,
  MISSED_SEARCH_DAYS,
} from '../../../domain/site/missed-search.ts';
import { DAY } from '../../../domain/time/durations.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { missedSearchesStore } from './missed-searches.store.ts';
import type { MissedWord } from './missed-searches.store.ts';

export interface MissedSearchesDependencies {
  database: Database;
  clock: Clock;
}

type MissedSearchesContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock }: MissedSearchesDependencies) {
  return { store: missedSearchesStore(database), clock, underWay: new Set<Promise<void>>() };
}

export type MissedSearchesService = ReturnType<typeof missedSearchesService>;

export function missedSearchesService(dependencies: MissedSearchesDependencies) {
  return bound(contextOf(dependencies), {
    count: countMissedSearch,
    written: missedSearchesWritten,
    report: reportMissedSearches,
  });
}

/** Returns at once: who searched neither waits for the count nor hears of its failure. */
export function countMissedSearch(
  context: MissedSearchesContext,
  keyword: string,
  onFailed: (error: unknown) => void,
): void {
  const { underWay } = context;
  const counting = count(context, keyword)
    .catch(onFailed)
    .finally(() => underWay.delete(counting));
  underWay.add(counting);
}

/** Resolves when every count so far is written or has failed. */
export async function missedSearchesWritten({ underWay }: MissedSearchesContext): Promise<void> {
  await Promise.all(underWay);
}

async function count({ store, clock }: MissedSearchesContext, keyword: string): Promise<void> {
  const words = countedWords(keyword);
  if (words.length === 0) return;
  const now = clock();
  const oldest = new Date(now.getTime() - MISSED_SEARCH_DAYS * DAY);
  await store.countMissed(londonDate(now), words, londonDate(oldest));
}

export interface MissedSearches {
  totals: { searches: number };
  before: { searches: number };
  rows: MissedWord[];
}

/** Words that were searched often enough not to point at one person. */
export async function reportMissedSearches(
  { store }: MissedSearchesContext,
  period: ReportPeriod,
): Promise<MissedSearches> {
  const [rows, earlier] = await Promise.all([
    store.missedWords(period, LEAST_REPORTED),
    store.missedWords(periodBefore(period), LEAST_REPORTED),
  ]);
  return { totals: added(rows), before: added(earlier), rows };
}

const added = (rows: readonly MissedWord[]) => ({
  searches: rows.reduce((sum, { searches }) => sum + searches, 0),
});
