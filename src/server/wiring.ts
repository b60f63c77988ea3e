/** Every "when X happens, do Y" of the shop, one line each. */

import type { JobHandlers } from './jobs/jobs.ts';
import type { Services } from './services.ts';

export function jobHandlers(_services: Services): Partial<JobHandlers> {
  return {};
}
