/** The office's stream of changes. */
import type { OfficeCookie } from '../../http/office/office-cookie.ts';
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { ChangesService } from './changes.service.ts';

const HOUR_SECONDS = 3600;

export function changesOfficeRoutes(service: ChangesService, cookie: OfficeCookie) {
  return {
    changes: async ({ query, request }) => ({
      seconds: query.for === 'hour' ? HOUR_SECONDS : 0,
      follow: (listener) => service.follow(cookie.read(request) ?? '', listener),
    }),
  } satisfies OfficeHandlers;
}
