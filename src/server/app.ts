/** Composes the shop as one Fastify application: security, calls, pictures, pages. It does not listen itself. */
import path from 'node:path';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { newestBackup } from './backup/scheduled-backups.ts';
import { registerApiDescription } from './docs/api-description.ts';
import { addressesRoutes } from './features/addresses/addresses.routes.ts';
import { poolUse } from './database/connection/connection.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { artworkRoutes } from './features/artwork/artwork.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { cartRoutes } from './features/cart/cart.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { payLinkRoutes } from './features/checkout/by-staff/pay-link.routes.ts';
import { checkoutRoutes, registerCheckoutReturns } from './features/checkout/checkout.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { registerCrawlers } from './features/crawlers/crawlers.routes.ts';
import { registerMedia } from './features/media/media.routes.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { customerOrdersRoutes } from './features/orders/customers/customer-orders.routes.ts';
import { draftsRoutes } from './features/drafts/drafts.routes.ts';
import { invoicesRoutes } from './features/invoices/invoices.routes.ts';
import { orderEditingRoutes } from './features/orders/editing/order-editing.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { registerReminderStops, remindersRoutes } from './features/reminders/reminders.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { uploadsRoutes } from './features/uploads/uploads.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts';
import { answerCache } from './http/files/response-cache.ts';
import { registerBodyDeadline } from './http/bodies/body-deadline.ts';
import { registerDrain } from './http/bodies/drain-body.ts';
import { answerClientError } from './http/client-errors.ts';
import { registerConnections } from './http/connections.ts';
import { registerHealth } from './http/metrics/health.ts';
import { registerMetrics } from './http/metrics/metrics.ts';
import { registerProblems } from './http/problems.ts';
import { lazyLogger } from './http/lazy-logger.ts';
import { registerRequestLog } from './http/request-log.ts';
import { readTarget, registerUnreadableTargets } from './http/request-target.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerOfficeHost } from './http/office/office-host.ts';
import { localApi, serve } from './http/serve.ts';
import type { LocalApi } from './http/serve.ts';
import { queueCounts } from './jobs/queue-counts.ts';
import { registerOffice } from './office.ts';
import type { Services } from './services/services.ts';
import type { Surroundings } from './services/surroundings.ts';

/** Longer than any URL that Node reads, so that the check of its shape refuses overlong parameters. */
const LONGEST_PARAM = 16 * 1024;
const BODY_LIMIT = 64 * 1024;
/** Upper limit for receiving a request; most bodies have shorter limits. */
const REQUEST_TIMEOUT_MS = 150_000;

export interface AppOptions extends Surroundings {
  services: Services;
  /** Checks responses against the contract. */
  strict?: boolean;
  /** Multiplies every rate limit; default: the configuration's factor. */
  limitFactor?: number;
  /** Whether this process is about to stop; absent: it is not. */
  isStopping?: () => boolean;
}

export interface App {
  fastify: FastifyInstance;
  /** The same calls for the page renderer. */
  api: LocalApi;
}

export function buildApp({
  config,
  root,
  database,
  version,
  logger,
  services,
  settings,
  strict = false,
  limitFactor = config.rateLimits,
  isStopping = () => false,
}: AppOptions): App {
  const loggerInstance: FastifyBaseLogger = logger;
  const fastify = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, childOptions) =>
      lazyLogger(logger, () => logger.child(bindings, childOptions)),
    trustProxy: hopsOrAddresses(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST_PARAM },
    requestIdHeader: false,
    // Requests that still arrive on an open connection get their response, and the connection
    // closes.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: readTarget,
    clientErrorHandler: answerClientError,
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
  });
  registerConnections(fastify);
  registerProblems(fastify);
  registerRequestLog(fastify);
  registerSecurityHeaders(fastify, {
    origin: config.origin,
    imageOrigins: [config.mediaOrigin, config.avatarOrigin],
    paymentOrigins: config.payPal
      ? ['https://www.paypal.com', 'https://www.sandbox.paypal.com']
      : [],
  });
  registerOfficeHost(fastify, config);
  registerBodyDeadline(fastify);
  registerDrain(fastify);
  registerUnreadableTargets(fastify);
  registerHealth(fastify, database, isStopping);
  registerMetrics(fastify, {
    token: config.metricsToken,
    poolUse: () => poolUse(database),
    jobs: () => queueCounts(database),
    reviews: services.reviews.count,
    newestBackup: async () => config.backups && newestBackup(config.backups.folder),
  });
  registerMedia(fastify, {
    picturesFolder: path.join(root, 'catalogue/pictures'),
    previewPicture: services.artwork.previewPicture,
    proofPicture: services.proofs.open,
    artworkFile: services.kit.file,
  });
  registerCrawlers(fastify, services.crawlers, version);

  const handlers = handlersOf({ services, settings }, limitFactor);
  const { authenticate } = services.auth;
  const serving = {
    cache: answerCache(version),
    isShared: config.sharedCaches.length > 0,
    authenticate,
    strict,
    limitFactor,
  };
  serve(fastify, serving, handlers);
  fastify.addHook('onClose', services.missedSearches.written);
  registerOffice(fastify, { services, origin: config.officeOrigin, strict, limitFactor });
  registerCheckoutReturns(fastify, services.checkout, services.sweep, limitFactor);
  registerReminderStops(fastify, services.reminders, limitFactor);
  registerApiDescription(fastify, config.origin);
  return { fastify, api: localApi(handlers) };
}

/** One handler for each call of the contract. */
function handlersOf(
  { services, settings }: Pick<AppOptions, 'services' | 'settings'>,
  limitFactor: number,
) {
  return {
    ...calendarRoutes(services.calendar, () => settings.current().delivery.zones),
    ...catalogueRoutes(services.catalogue, services.calendar, services.search),
    ...searchRoutes(services.search, services.missedSearches),
    ...addressesRoutes(services.addresses, services.findAddresses),
    ...notificationsRoutes(services.notifications),
    ...wishlistRoutes(services.wishlist),
    ...authRoutes(services.auth),
    ...usersRoutes(services.users),
    ...uploadsRoutes(services.uploads),
    ...artworkRoutes(services.artwork, services.kit),
    ...draftsRoutes(services.drafts, services.draftApproval),
    ...cartRoutes(services.cart),
    ...checkoutRoutes(services.checkout, services.cancel, limitFactor),
    ...payLinkRoutes(services.payPage),
    ...orderEditingRoutes(services.orderEditing, services.customerOrders),
    ...ordersRoutes(services.orders),
    ...customerOrdersRoutes(services.customerOrders),
    ...invoicesRoutes(services.invoices),
    ...remindersRoutes(services.reminders),
    ...accountRoutes(services),
    ...contactRoutes(services.contact),
    ...visitsRoutes(services.visits),
  };
}

/** Zod checks calls against the contract; Fastify's own compilers would only use memory. */
function noSchemas(): never {
  throw new Error('Routes have no schemas of their own');
}

/** A number counts the proxies in front; Fastify takes this as a function. */
function hopsOrAddresses(
  trust: Config['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_, hop) => hop < trust : trust;
}
