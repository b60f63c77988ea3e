/** The endpoint that counts page views. */
import type { FastifyRequest } from 'fastify';
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

/** Global Privacy Control, and the older Do Not Track. */
const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
