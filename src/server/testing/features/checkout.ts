/** A small selling shop for tests: cart, checkout and webhooks over HTTP, paid at a stand-in. */
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts';
import { USUAL_SENDING } from '../../../domain/settings/usual-sending.ts';
import path from 'node:path';
import Fastify from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import type { Clock } from '../../../domain/time/clock.ts';
import { DEFAULT_DELIVERY_ZONES } from '../../../domain/delivery/delivery.ts';
import { ShopError } from '../../../domain/errors.ts';
import { openDatabase } from '../../database/connection/connection.ts';
import type { Database } from '../../database/connection/connection.ts';
import { paypalGateway } from '../../gateways/paypal/paypal.gateway.ts';
import { answerCache } from '../../http/files/response-cache.ts';
import { registerProblems } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { designSealer } from '../../features/artwork/design-seal.ts';
import { unwritableTexts } from '../../features/artwork/checks/unwritable-texts.ts';
import { addressesService } from '../../features/addresses/addresses.service.ts';
import { cartRoutes } from '../../features/cart/cart.routes.ts';
import { cartService } from '../../features/cart/cart.service.ts';
import { catalogueService } from '../../features/catalogue/catalogue.service.ts';
import { STILL_VERSION } from './small-shop.ts';
import { notificationsService } from '../../features/notifications/notifications.service.ts';
import { journalService } from '../../features/journal/journal.service.ts';
import { orderRefundsService } from '../../features/orders/refunds/order-refunds.service.ts';
import { customerOrdersService } from '../../features/orders/customers/customer-orders.service.ts';
import { orderCourseService } from '../../features/orders/course/order-course.service.ts';
import { ordersRoutes } from '../../features/orders/orders.routes.ts';
import { ordersService } from '../../features/orders/orders.service.ts';
import { paymentsService } from '../../features/payments/payments.service.ts';
import type { Checkpoint } from '../../features/payments/checkpoint.ts';
import { NO_UPLOADS } from './photographs.ts';
import { checkoutCancel } from '../../features/checkout/checkout.cancel.ts';
import { checkoutReview } from '../../features/checkout/settle/checkout.review.ts';
import {
  checkoutRoutes,
  registerCheckoutReturns,
} from '../../features/checkout/checkout.routes.ts';
import { checkoutService } from '../../features/checkout/checkout.service.ts';
import { checkoutSweep } from '../../features/checkout/settle/checkout.sweep.ts';

export const PAYPAL_KEYS = { clientId: 'shop', clientSecret: 'hidden', webhookId: 'WH-SHOP' };

const seller = {
  name: 'Keepsake',
  legalName: 'Keepsake Ltd',
  address: ['1 Mill Lane', 'Ludlow'],
  email: 'hello@keepsake.example',
  phone: '01632 960 123',
  companyNumber: '1',
  vatNumber: 'GB 1',
};
const settings: ShopSettings = {
  company: { ...seller, openingHours: '', vatRegistered: true },
  delivery: { zones: DEFAULT_DELIVERY_ZONES },
  dispatch: { cutOffHour: 14, closed: [] },
  notice: { text: '', until: null },
  emails: { texts: {} },
  workshop: { bins: 24, lookAtPhotographs: false, lookAtChangedDesigns: false, stages: {} },
  machines: { machines: [] },
  sending: USUAL_SENDING,
};
const seal = designSealer(path.join(import.meta.dirname, '../../../../catalogue/fonts'));
const promised = { dispatchOn: '2026-11-23', arrivesFrom: '2026-11-24', arrivesTo: '2026-11-26' };

export interface SellingOptions {
  database: Database;
  paypalUrl: string;
  origin: string;
  clock?: Clock;
  timeoutMs?: number;
  checkpoint?: Checkpoint;
  /** Receives what sweeper and payments log as an error. */
  onTrouble?: (detail: object, message: string) => void;
}

export function sellingServices({
  database,
  paypalUrl,
  origin,
  clock = () => new Date(),
  timeoutMs = 3000,
  checkpoint,
  onTrouble,
}: SellingOptions) {
  const gateway = paypalGateway({ ...PAYPAL_KEYS, baseUrl: paypalUrl, timeoutMs }, clock);
  const catalogue = catalogueService({ database, clock, version: STILL_VERSION });
  const payments = paymentsService({
    database,
    clock,
    gateway,
    checkpoint,
    onTrouble: onTrouble ?? (() => {}),
  });
  const carts = cartService({
    database,
    clock,
    catalogue,
    artwork: {
      findings: async (product, words) => ({
        refused: unwritableTexts(product, words),
        warnings: [],
      }),
      unwritable: unwritableTexts,
      nameFaults: async () => [],
    },
    uploads: NO_UPLOADS,
    terms: () => ({ vatRegistered: true, zones: DEFAULT_DELIVERY_ZONES }),
    savedAddress: addressesService({ database, clock }).find,
    isBeingPaid: payments.isCartBeingPaid,
  });
  const notifications = notificationsService({ database, clock });
  const orders = ordersService({
    database,
    clock,
    notifications,
    payments,
    seller: () => seller,
    cutOffHour: () => 14,
    uploads: NO_UPLOADS,
    unpaidDays: 7,
    areSamples: false,
  });
  const orderRefunds = orderRefundsService({
    database,
    clock,
    payments,
    orders,
    notifications,
    onTrouble: () => {},
  });
  const checkout = checkoutService({
    artwork: {
      cutFaults: async () => [],
      layerFindings: async () => ({ refused: [], warnings: [] }),
    },
    uploads: NO_UPLOADS,
    seal,
    database,
    clock,
    catalogue,
    carts,
    payments,
    orders,
    gateway,
    origin,
    unpaidDays: 7,
    record: async () => {},
    brandName: () => 'Keepsake',
    settings: () => settings,
    promise: async () => promised,
    onTrouble: () => {},
    checkpoint,
  });
  const sweep = checkoutSweep({
    database,
    clock,
    gateway,
    payments,
    orders,
    orderRefunds,
    settle: checkout.settle,
    settleAttempt: checkout.settleAttempt,
    onTrouble: onTrouble ?? (() => {}),
  });
  const cancel = checkoutCancel({
    database,
    payments,
    orders,
    orderRefunds,
    notifications,
    customerOrders: customerOrdersService({
      database,
      clock,
      orders,
      secret: 'a secret of tests',
      limitFactor: Infinity,
    }),
  });
  const reviews = checkoutReview({
    database,
    gateway,
    carts,
    payments,
    orders,
    notifications,
    record: journalService({ database, clock }).record,
  });
  const course = orderCourseService({
    database,
    clock,
    orders,
    notifications,
    arrival: async () => promised,
  });
  return {
    cancel,
    reviews,
    course,
    orderRefunds,
    gateway,
    catalogue,
    carts,
    payments,
    orders,
    checkout,
    sweep,
  };
}

export type Selling = ReturnType<typeof sellingServices>;

/** Serves the shop on the port; `close` releases everything. */
export async function openSellingShop(
  options: Omit<SellingOptions, 'database' | 'origin'> & { databaseUrl: string; port: number },
) {
  const database = openDatabase(options.databaseUrl);
  const origin = `http://127.0.0.1:${options.port}`;
  const services = sellingServices({ ...options, database, origin });
  const app = Fastify({ forceCloseConnections: true });
  registerProblems(app);
  serve(
    app,
    {
      cache: answerCache(STILL_VERSION),
      isShared: false,
      authenticate: () => Promise.reject(new ShopError('tokenInvalid')),
      strict: true,
      limitFactor: Infinity,
    },
    {
      ...cartRoutes(services.carts),
      ...checkoutRoutes(services.checkout, services.cancel, Infinity),
      ...ordersRoutes(services.orders),
    },
  );
  registerCheckoutReturns(app, services.checkout, services.sweep, Infinity);
  await app.listen({ port: options.port, host: '127.0.0.1' });
  return {
    ...services,
    origin,
    database,
    async close() {
      await app.close();
      await database.destroy();
    },
  };
}

/** Runs every payment job that is due, as the worker would. */
export async function runPaymentJobs(
  databaseUrl: string,
  {
    checkout,
    sweep,
    payments,
    orderRefunds,
  }: Pick<Selling, 'checkout' | 'sweep' | 'payments' | 'orderRefunds'>,
): Promise<void> {
  await runOnce({
    connectionString: databaseUrl,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    taskList: {
      settlePayment: async (payload) =>
        void (await checkout.settle((payload as { attemptId: string }).attemptId, 'sweeper', true)),
      takeWebhook: (payload) => sweep.takeWebhook((payload as { eventId: string }).eventId),
      sendRefund: (payload) => payments.sendRefund((payload as { refundId: string }).refundId),
      closeRefund: (payload) => orderRefunds.close((payload as { refundId: string }).refundId),
    },
  });
}

export const SHOPPER_ADDRESS = {
  FirstName: 'Siân',
  LastName: 'Price',
  Company: '',
  AddressLine1: '1 High Street',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: 'Ludlow',
  County: '',
  PostCode: 'SY8 1AA',
  Country: 'GB',
  Method: 'Flat Delivery Rate',
};

/** A cart ready for checkout. */
export async function fillCart(
  carts: Selling['carts'],
  productId: string,
  quantity = 1,
  name = 'Siân',
): Promise<string> {
  const { id } = await carts.addItem('new', {
    productId,
    quantity,
    personalisation: { v: 1, fields: { name } },
  });
  await saveDetails(carts, id);
  return id;
}

/** Saves the shopper's checkout details, the same each time. */
export async function saveDetails(carts: Selling['carts'], cartId: string): Promise<void> {
  await carts.setAddress(cartId, 'shipping', SHOPPER_ADDRESS);
  await carts.setDetails(cartId, {
    firstName: 'Siân',
    lastName: 'Price',
    email: 'sian@example.org',
    phone: '',
    mobile: '',
    comment: '',
    personalisedAccepted: true,
  });
}

/** All figures that must agree, read by SQL alone. */
export async function readFigures(database: Database) {
  const { rows } = await sql<Record<string, number>>`
    SELECT
      (SELECT count(*) FROM customer_order) AS orders,
      (SELECT count(*) FROM customer_order WHERE state = 'paid') AS paid,
      (SELECT count(*) FROM customer_order WHERE state = 'cancelled') AS cancelled,
      (SELECT count(*) FROM capture WHERE state = 'completed') AS captures,
      (SELECT coalesce(sum(amount_pence - refunded_pence), 0) FROM capture WHERE state NOT IN ('pending', 'declined', 'failed')) AS kept,
      (SELECT coalesce(sum(amount_pence), 0) FROM ledger_entry) AS ledger,
      (SELECT coalesce(sum(total_pence), 0) FROM customer_order WHERE state = 'paid') AS sold,
      (SELECT coalesce(sum(total_pence), 0) FROM invoice WHERE kind = 'invoice') AS invoiced,
      (SELECT count(*) FROM invoice WHERE kind = 'invoice') AS invoices,
      (SELECT coalesce(max(number), 0) FROM invoice WHERE kind = 'invoice') AS "lastInvoice",
      (SELECT coalesce(sum(total_pence), 0) FROM invoice WHERE kind = 'creditNote') AS credited,
      (SELECT count(*) FROM invoice WHERE kind = 'creditNote') AS "creditNotes",
      (SELECT coalesce(max(number), 0) FROM invoice WHERE kind = 'creditNote') AS "lastCreditNote",
      (SELECT count(*) FROM refund WHERE state = 'completed') AS refunds,
      (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'sendOrderConfirmation') AS emails,
      (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'makeMachineFiles') AS "printFiles",
      (SELECT coalesce(sum(quantity), 0) FROM stock_hold WHERE state = 'held') AS held,
      (SELECT coalesce(sum(quantity), 0) FROM stock_hold WHERE state = 'taken') AS taken`.execute(
    database,
  );
  return rows[0]!;
}

export async function stockOf(database: Database, sku: string): Promise<number> {
  return (
    await database
      .selectFrom('blankVariant')
      .select('stock')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).stock;
}
