/** The office's calls for sample orders. */
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import { actorOf } from '../../http/office/serve-office.ts';
import type { SampleRun, SamplesService } from './samples.service.ts';

export function samplesOfficeRoutes(service: SamplesService) {
  return {
    samples: async () => {
      const found = await service.show();
      return { isPossible: found !== null, run: found?.run ? runOf(found.run) : null };
    },
    samplesMake: async ({ body, caller }) => ({
      run: runOf(await service.request(actorOf(caller), body.count)),
    }),
  } satisfies OfficeHandlers;
}

const runOf = ({ wanted, made, requestedAt, endedAt, failure }: SampleRun) => ({
  wanted,
  made,
  requestedAt: requestedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  failure,
});
