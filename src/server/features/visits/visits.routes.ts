/** The endpoint that counts page views. */
import { asksNotToBeCounted } from '../../http/asks-not-to-be-counted.ts';
import type { Handlers } from '../../http/serve.ts';
import type { VisitsService } from './visits.service.ts';

export function visitsRoutes(visits: VisitsService) {
  return {
    pageView: async ({ body, request }) => {
      if (!asksNotToBeCounted(request)) await visits.countView(body.route);
      return {};
    },
  } satisfies Handlers;
}
