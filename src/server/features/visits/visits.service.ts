/** Statistics of page views per day and kind of page, without data about visitors. */
import type { Clock } from '../../../domain/time/clock.ts';
import { countedPattern } from '../../../domain/site/screen-patterns.ts';
import type { Database } from '../../database/connection/connection.ts';
import { visitsStore } from './visits.store.ts';

export interface VisitsDependencies {
  database: Database;
  clock: Clock;
}

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export type VisitsService = ReturnType<typeof visitsService>;

export function visitsService({ database, clock }: VisitsDependencies) {
  const store = visitsStore(database);
  return {
    countView: (route: string): Promise<void> =>
      store.count(london.format(clock()), countedPattern(route)),
  };
}
