/** Composes the calls of the office, and serves them. */
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../domain/time/durations.ts';
import { changesOfficeRoutes } from './features/changes/changes.office-routes.ts';
import { newOrderRoutes } from './features/checkout/by-staff/new-order.office-routes.ts';
import { customersOfficeRoutes } from './features/customers/customers.office-routes.ts';
import { inboxOfficeRoutes } from './features/contact/inbox/inbox.office-routes.ts';
import { batchesRoutes } from './features/orders/batches/batches.office-routes.ts';
import { boardRoutes } from './features/orders/board/board.office-routes.ts';
import { scansRoutes } from './features/orders/board/scans.office-routes.ts';
import { machinesRoutes } from './features/orders/machines/machines.office-routes.ts';
import { packingRoutes } from './features/orders/packing/packing.office-routes.ts';
import { sendingRoutes } from './features/orders/sending/sending.office-routes.ts';
import { orderViewsRoutes } from './features/orders/views/order-views.office-routes.ts';
import { officeListRoutes } from './features/orders/office/list/office-list.office-routes.ts';
import { officeOrderRoutes } from './features/orders/office/order/office-order.office-routes.ts';
import { orderChangesRoutes } from './features/orders/office/order-changes.office-routes.ts';
import { orderPapersRoutes } from './features/orders/office/papers/order-papers.office-routes.ts';
import { todayRoutes } from './features/orders/office/today/today.office-routes.ts';
import { missedSearchesRoutes } from './features/search/missed-searches.office-routes.ts';
import { activityOfficeRoutes } from './features/reports/activity.office-routes.ts';
import { reportsOfficeRoutes } from './features/reports/reports.office-routes.ts';
import { workshopReportsRoutes } from './features/reports/workshop-reports.office-routes.ts';
import { reviewOfficeRoutes } from './features/checkout/settle/review.office-routes.ts';
import { failedJobsOfficeRoutes } from './features/failed-jobs/failed-jobs.office-routes.ts';
import { journalOfficeRoutes } from './features/journal/journal.office-routes.ts';
import { settingsOfficeRoutes } from './features/settings/settings.office-routes.ts';
import { staffOfficeRoutes } from './features/staff/staff.office-routes.ts';
import { samplesOfficeRoutes } from './features/samples/samples.office-routes.ts';
import { securityOfficeRoutes } from './features/staff/security/security.office-routes.ts';
import { tabletOfficeRoutes } from './features/staff/tablet/tablet.office-routes.ts';
import { signInOfficeRoutes } from './features/staff/sign-in/sign-in.office-routes.ts';
import { proofsOfficeRoutes } from './features/workshop/proofs/proofs.office-routes.ts';
import { stockOfficeRoutes } from './features/stock/levels/stock.office-routes.ts';
import { LONGEST_SESSION } from './features/staff/staff-sessions.ts';
import { officeCookie } from './http/office/office-cookie.ts';
import type { OfficeCookie } from './http/office/office-cookie.ts';
import { serveOffice } from './http/office/serve-office.ts';
import type { OfficeHandlers } from './http/office/serve-office.ts';
import type { Services } from './services/services.ts';

const LONGEST_SESSION_SECONDS = LONGEST_SESSION / SECOND;

export interface OfficeOptions {
  services: Services;
  /** The office's. */
  origin: string;
  /** Checks responses against the contract. */
  strict: boolean;
  /** Multiplies every rate limit. */
  limitFactor: number;
}

export function registerOffice(
  fastify: FastifyInstance,
  { services, ...serving }: OfficeOptions,
): void {
  const { staff } = services;
  const cookie = officeCookie(serving.origin, LONGEST_SESSION_SECONDS);
  serveOffice(
    fastify,
    {
      ...serving,
      cookie,
      authenticate: staff.authenticate,
      findActingMaker: staff.findActingMaker,
      recordRefusal: ({ staffId }, call, requestId) =>
        staff.recordRefusedCall({ staffId, call, requestId }),
    },
    officeHandlersOf(services, cookie),
  );
}

/** One handler for each call of the office. */
function officeHandlersOf(services: Services, cookie: OfficeCookie): OfficeHandlers {
  const { staff } = services;
  return {
    ...signInOfficeRoutes(staff, cookie),
    ...securityOfficeRoutes(staff),
    ...tabletOfficeRoutes(staff),
    ...changesOfficeRoutes(services.changes, cookie),
    ...staffOfficeRoutes(staff),
    ...reviewOfficeRoutes(services.reviews),
    ...failedJobsOfficeRoutes(services.failedJobs),
    ...officeListRoutes(services.officeList),
    ...orderViewsRoutes(services.orderViews),
    ...newOrderRoutes(services.newOrder),
    ...officeOrderRoutes(services.officeOrder),
    ...orderChangesRoutes(services.orderChanges, services.officeOrder),
    ...boardRoutes(services.board),
    ...scansRoutes(services.scans),
    ...batchesRoutes(services.batches),
    ...machinesRoutes(services.machines),
    ...packingRoutes(services.packing),
    ...sendingRoutes(services.sending, services.tracking, services.handovers, services.officeOrder),
    ...orderPapersRoutes(services.orderPapers, services.officeOrder),
    ...todayRoutes(services.today),
    ...proofsOfficeRoutes(services.proofs),
    ...settingsOfficeRoutes(services.settings),
    ...reportsOfficeRoutes(services.reports, services.books),
    ...activityOfficeRoutes(services.activity),
    ...workshopReportsRoutes(services.workshopReports),
    ...missedSearchesRoutes(services.missedSearches),
    ...stockOfficeRoutes(services.stockLevels),
    ...customersOfficeRoutes(services.customers),
    ...inboxOfficeRoutes(services.inbox, staff.memberId),
    ...journalOfficeRoutes(services.journal),
    ...samplesOfficeRoutes(services.samples),
  };
}
