/** Every "when X happens, do Y" of the shop, one line each. */

import type { JobHandlers } from './jobs/jobs.ts';
import type { Services } from './services.ts';

export function jobHandlers({ calendar }: Services): Partial<JobHandlers> {
  return {
    refreshBankHolidays: () => calendar.refresh(),
  };
}
