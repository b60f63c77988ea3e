/** The people who run the shop, and the record of their changes. */
import { changesService } from '../features/changes/changes.service.ts';
import { failedJobsService } from '../features/failed-jobs/failed-jobs.service.ts';
import { journalService } from '../features/journal/journal.service.ts';
import { staffService } from '../features/staff/staff.service.ts';
import type { Surroundings } from './surroundings.ts';

export type OfficeServices = ReturnType<typeof officeServices>;

export function officeServices({
  config,
  shop,
  database,
  clock,
  outside,
  secret,
  officeChanges,
}: Surroundings) {
  const journal = journalService({ database, clock });
  const staff = staffService({
    database,
    clock,
    mail: outside.mail,
    sender: { shop, origin: config.officeOrigin },
    nameInFactors: config.shop.name,
    secret,
    trial: config.trial,
    limitFactor: config.rateLimits,
    record: journal.record,
  });
  const failedJobs = failedJobsService({ database, record: journal.record });
  const changes = changesService({ changes: officeChanges, roleNow: staff.roleOfSession });
  return { journal, staff, failedJobs, changes };
}
