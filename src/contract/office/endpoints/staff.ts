/** Calls of the staff, the journal, payments in review, today and sample orders. */
import type { OfficeEndpoint } from './office-endpoint.ts';

export const staffEndpoints = {
  changes: {
    method: 'GET',
    path: '/api/office/changes',
    may: 'staff',
    sends: 'text/event-stream',
  },
  staff: { method: 'GET', path: '/api/office/staff', may: 'staff.see' },
  staffInvite: {
    method: 'POST',
    path: '/api/office/staff/invite',
    may: 'staff.change',
    fresh: true,
  },
  staffRole: { method: 'POST', path: '/api/office/staff/role', may: 'staff.change', fresh: true },
  staffDisable: {
    method: 'POST',
    path: '/api/office/staff/disable',
    may: 'staff.change',
    fresh: true,
  },
  staffSessions: {
    method: 'GET',
    path: '/api/office/staff/{staffId}/sessions',
    may: 'staff.change',
  },
  staffSessionEnd: {
    method: 'POST',
    path: '/api/office/staff/{staffId}/sessions/end',
    may: 'staff.change',
    fresh: true,
  },
  reviews: { method: 'GET', path: '/api/office/reviews', may: 'orders.seeMoney' },
  reviewDecide: {
    method: 'POST',
    path: '/api/office/reviews/{reference}/decide',
    may: 'refunds.make',
    fresh: true,
  },
  today: { method: 'GET', path: '/api/office/today', may: 'staff' },
  journal: { method: 'GET', path: '/api/office/journal', may: 'journal.see' },
  samples: { method: 'GET', path: '/api/office/sample-orders', may: 'settings.change' },
  samplesMake: { method: 'POST', path: '/api/office/sample-orders', may: 'settings.change' },
} as const satisfies Record<string, OfficeEndpoint>;
