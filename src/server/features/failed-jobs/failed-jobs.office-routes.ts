/** The office's calls for failed jobs. */
import { actorOf } from '../../http/office/serve-office.ts';
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { FailedJobsService } from './failed-jobs.service.ts';

export function failedJobsOfficeRoutes(service: FailedJobsService) {
  return {
    jobs: async () => ({
      jobs: (await service.list()).map(({ createdAt, runAt, order, ...job }) => ({
        ...job,
        orderReference: order,
        createdAt: createdAt.toISOString(),
        runAt: runAt.toISOString(),
      })),
    }),
    jobsRetry: async ({ body, caller, request }) => ({
      ids: await service.retry({ ids: body.ids, actor: actorOf(caller), requestId: request.id }),
    }),
    jobsGiveUp: async ({ body, caller, request }) => ({
      ids: await service.giveUp({ ids: body.ids, actor: actorOf(caller), requestId: request.id }),
    }),
  } satisfies OfficeHandlers;
}
