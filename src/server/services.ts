/** Composes the features' services, each with exactly its dependencies. */
import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../domain/time/clock.ts';
import { zoneNameOf } from '../domain/delivery/delivery.ts';
import type { Config } from './config.ts';
import type { InvoiceSeller } from '../domain/money/issued-document.ts';
import type { CatalogueVersion } from './database/catalogue-version.ts';
import type { Database } from './database/connection.ts';
import { sentEmails } from './database/sent-emails.ts';
import { accountService } from './features/account/account.service.ts';
import { erasureService } from './features/account/erasure.service.ts';
import { exportService } from './features/account/export.service.ts';
import { addressesService } from './features/addresses/addresses.service.ts';
import { artworkKit } from './features/artwork/artwork.kit.ts';
import { artworkService } from './features/artwork/artwork.service.ts';
import type { CompositorPool } from './features/artwork/compose/compositor-pool.ts';
import { designSealer } from './features/artwork/design-seal.ts';
import { previewShelf } from './features/artwork/preview-shelf.ts';
import { previewStore } from './features/artwork/preview.store.ts';
import { authService } from './features/auth/auth.service.ts';
import { calendarService } from './features/calendar/calendar.service.ts';
import { cartService } from './features/cart/cart.service.ts';
import { catalogueService } from './features/catalogue/catalogue.service.ts';
import { checkoutCancel } from './features/checkout/checkout.cancel.ts';
import { checkoutReview } from './features/checkout/settle/checkout.review.ts';
import { reviewReportService } from './features/checkout/settle/review-report.service.ts';
import { checkoutService } from './features/checkout/checkout.service.ts';
import { checkoutSweep } from './features/checkout/settle/checkout.sweep.ts';
import { notificationsService } from './features/notifications/notifications.service.ts';
import { customerOrdersService } from './features/orders/customers/customer-orders.service.ts';
import { draftApprovalService } from './features/drafts/draft-approval.service.ts';
import { draftNewsService } from './features/drafts/draft-news.service.ts';
import { draftsService } from './features/drafts/drafts.service.ts';
import { batchService } from './features/workshop/batch.service.ts';
import { confirmationService } from './features/order-emails/confirmation.service.ts';
import { invoiceFonts } from './features/invoices/invoice.pdf.ts';
import { invoicesService } from './features/invoices/invoices.service.ts';
import { contactService } from './features/contact/contact.service.ts';
import { crawlersService } from './features/crawlers/crawlers.service.ts';
import { creditNoteService } from './features/orders/credit-note.service.ts';
import { machineFilesService } from './features/workshop/machine-files.service.ts';
import { orderCourseService } from './features/orders/course/order-course.service.ts';
import { orderEditingService } from './features/orders/editing/order-editing.service.ts';
import { orderNewsService } from './features/order-emails/order-news.service.ts';
import { orderErasureService } from './features/orders/erasure/order-erasure.service.ts';
import { ordersService } from './features/orders/orders.service.ts';
import { orderListStore } from './features/orders/order-list.store.ts';
import { packingSlipService } from './features/workshop/packing-slip.service.ts';
import { proofsService } from './features/workshop/proofs.service.ts';
import { stockService } from './features/stock/stock.service.ts';
import { paymentsService } from './features/payments/payments.service.ts';
import { searchService } from './features/search/search.service.ts';
import type { PhotoLab } from './features/uploads/photo-lab.ts';
import { uploadsService } from './features/uploads/uploads.service.ts';
import { usersService } from './features/users/users.service.ts';
import { visitsService } from './features/visits/visits.service.ts';
import { wishlistService } from './features/wishlist/wishlist.service.ts';
import { bankHolidaysGateway } from './gateways/bank-holidays.gateway.ts';
import type { OutsideWorld } from './outside-world.ts';

export interface Surroundings {
  config: Config;
  database: Database;
  clock: Clock;
  version: CatalogueVersion;
  compositor: CompositorPool;
  lab: PhotoLab;
  outside: Pick<OutsideWorld, 'payment' | 'mail' | 'media'>;
  logger: Logger;
  /** The checkout's root. */
  root: string;
  /** Signs tokens and links. */
  secret: string;
}

export type Services = ReturnType<typeof buildServices>;

export function buildServices(surroundings: Surroundings) {
  const range = catalogueServices(surroundings);
  const people = peopleServices(surroundings, range);
  const design = designServices(surroundings, range, people);
  const buying = buyingServices(surroundings, range, people, design);
  const fonts = fontUsers(surroundings);
  const orders = orderServices(surroundings, range, people, design, buying, fonts);
  const workshop = workshopServices(surroundings, design, orders, fonts);
  const checkout = checkoutServices(surroundings, range, people, design, buying, orders, fonts);
  const own = accountServices(surroundings, people, design, buying, orders);
  return {
    ...range,
    ...people,
    ...design,
    ...buying,
    ...orders,
    ...workshop,
    ...checkout,
    ...own,
    ...siteServices(surroundings),
    sentEmails: {
      forgetOld: () => sentEmails(surroundings.database).forgetOld(surroundings.clock()),
    },
  };
}

type Range = ReturnType<typeof catalogueServices>;
type People = ReturnType<typeof peopleServices>;
type Design = ReturnType<typeof designServices>;
type Buying = ReturnType<typeof buyingServices>;
type Orders = ReturnType<typeof orderServices>;
type FontUsers = ReturnType<typeof fontUsers>;

/** What the shop sells, and when it dispatches. */
function catalogueServices({ config, database, clock, version }: Surroundings) {
  const calendar = calendarService({
    database,
    clock,
    holidays: bankHolidaysGateway(config.bankHolidaysUrl),
  });
  const catalogue = catalogueService({ database, clock, version });
  const search = searchService({ database, catalogue, version });
  return { calendar, catalogue, search };
}

/** Customers, their accounts, and their notifications. */
function peopleServices(
  { config, database, clock, outside, secret }: Surroundings,
  { catalogue }: Range,
) {
  const { origin, shop } = config;
  const auth = authService({
    database,
    clock,
    secret,
    origin,
    shopName: shop.name,
    patience: config.rateLimits,
  });
  const users = usersService({
    database,
    clock,
    mail: outside.mail,
    sender: { shop, origin },
    secret,
    patience: config.rateLimits,
    endSessions: auth.endSessions,
    confirmPassword: auth.confirmPassword,
  });
  const notifications = notificationsService({ database, clock });
  const addresses = addressesService({ database, clock });
  const wishlist = wishlistService({ database, clock, catalogue, notifications });
  return { auth, users, notifications, addresses, wishlist };
}

/** Photographs, pictures, and saved designs. */
function designServices(
  { config, database, clock, compositor, lab, outside, root, secret }: Surroundings,
  { catalogue }: Range,
  { notifications }: People,
) {
  const { origin, shop } = config;
  const uploads = uploadsService({
    database,
    clock,
    lab,
    secret,
    media: outside.media,
    daysAfterDispatch: config.uploadDaysAfterDispatch,
  });
  const artwork = artworkService({
    compositor,
    uploads,
    shelf: previewShelf({ store: previewStore(database), clock }),
    productOf: catalogue.pictured,
  });
  const drafts = draftsService({ database, clock, catalogue, uploads });
  const draftApproval = draftApprovalService({
    database,
    clock,
    catalogue,
    artwork,
    notifications,
  });
  const draftNews = draftNewsService({
    database,
    clock,
    catalogue,
    mail: outside.mail,
    sender: {
      shop,
      origin,
    },
  });
  const kit = artworkKit({
    catalogueFolder: path.join(root, 'catalogue'),
    kitOf: catalogue.kit,
  });
  return { uploads, artwork, drafts, draftApproval, draftNews, kit };
}

function buyingServices(
  { config, database, clock, outside, logger }: Surroundings,
  { catalogue }: Range,
  { addresses }: People,
  { artwork, uploads }: Design,
) {
  const { vatRegistered } = config.shop;
  const payments = paymentsService({
    database,
    clock,
    gateway: outside.payment,
    onTrouble: (detail, message) => logger.error(detail, message),
  });
  const cart = cartService({
    database,
    clock,
    catalogue,
    artwork,
    uploads,
    totals: { vatRegistered, zones: config.deliveryZones },
    savedAddress: addresses.find,
    isBeingPaid: payments.isCartBeingPaid,
  });
  return { payments, cart, stock: stockService({ database }) };
}

const sellerOf = ({ shop }: Config): InvoiceSeller => ({
  ...shop,
  vatNumber: shop.vatRegistered ? shop.vatNumber : null,
});

/** Services that read the catalogue's fonts: PDFs embed them, and sealed designs name their versions. */
function fontUsers({ root }: Surroundings) {
  const folder = path.join(root, 'catalogue/fonts');
  return { fonts: invoiceFonts(folder), seal: designSealer(folder) };
}

/** Orders after placement, with their documents and emails. */
function orderServices(
  { config, database, clock, outside, logger, secret }: Surroundings,
  { calendar, catalogue }: Range,
  { notifications }: People,
  { artwork, uploads }: Design,
  { payments }: Buying,
  { fonts, seal }: FontUsers,
) {
  const { origin, shop, deliveryZones: zones } = config;
  const seller = sellerOf(config);
  const orders = ordersService({
    database,
    clock,
    notifications,
    payments,
    seller,
    uploads,
    unpaidDays: config.unpaidOrderDays,
  });
  const proofs = proofsService({ database, clock, artwork });
  const customerOrders = customerOrdersService({ database, clock, orders });
  const orderEditing = orderEditingService({
    database,
    catalogue,
    artwork,
    uploads,
    seal,
    orders,
  });
  const invoices = invoicesService({ database, clock, orders, fonts, secret, origin });
  const course = orderCourseService({
    database,
    clock,
    orders,
    notifications,
    arrival: (to) => {
      const zone = zones.find(({ name }) => name === zoneNameOf(to));
      return calendar.arrival({ extraDays: zone?.extraDays ?? 0 });
    },
  });
  const creditNotes = creditNoteService({
    database,
    clock,
    payments,
    orders,
    notifications,
    onTrouble: (detail, message) => logger.warn(detail, message),
  });
  const orderNews = orderNewsService({
    database,
    clock,
    orders,
    fonts,
    seller,
    origin,
    mail: outside.mail,
  });
  const confirmations = confirmationService({
    database,
    clock,
    orders,
    proofs,
    mail: outside.mail,
    fonts,
    shopName: shop.name,
    origin,
  });
  const orderErasure = orderErasureService({
    database,
    clock,
    orders,
    payments,
    media: outside.media,
  });
  return {
    orders,
    proofs,
    customerOrders,
    orderEditing,
    invoices,
    course,
    creditNotes,
    orderNews,
    confirmations,
    orderErasure,
    orderList: orderListStore(database),
  };
}

/** What the workshop makes from paid orders. */
function workshopServices(
  { config, database, clock, outside, root }: Surroundings,
  { artwork }: Design,
  { orders, proofs }: Orders,
  { fonts, seal }: FontUsers,
) {
  const machineFiles = machineFilesService({
    database,
    clock,
    artwork,
    proofs,
    seal,
    fonts,
    media: outside.media,
    photosOf: artwork.photosOf,
    daysAfterDispatch: config.machineFileDaysAfterDispatch,
  });
  const batch = batchService({
    database,
    clock,
    artwork,
    catalogueFolder: path.join(root, 'catalogue'),
  });
  const packingSlips = packingSlipService({ orders, proofs, fonts, shopName: config.shop.name });
  return { machineFiles, batch, packingSlips };
}

/** Taking, checking, reviewing and refunding payments. */
function checkoutServices(
  { config, database, clock, outside, logger }: Surroundings,
  { calendar, catalogue }: Range,
  { notifications }: People,
  { artwork, uploads }: Design,
  { cart, payments }: Buying,
  { orders, customerOrders, creditNotes }: Orders,
  { seal }: FontUsers,
) {
  const { origin, shop, deliveryZones: zones } = config;
  const { vatRegistered } = shop;
  const checkout = checkoutService({
    database,
    clock,
    catalogue,
    artwork,
    uploads,
    seal,
    carts: cart,
    payments,
    orders,
    gateway: outside.payment,
    origin,
    brandName: shop.name,
    vatRegistered,
    zones,
    promise: calendar.promise,
    onTrouble: (detail, message) => logger.warn(detail, message),
  });
  const sweep = checkoutSweep({
    database,
    clock,
    gateway: outside.payment,
    payments,
    orders,
    creditNotes,
    settle: checkout.settle,
    onTrouble: (detail, message) => logger.error(detail, message),
  });
  const cancel = checkoutCancel({
    database,
    payments,
    orders,
    creditNotes,
    notifications,
    customerOrders,
  });
  const reviews = checkoutReview({
    database,
    payments,
    orders,
    notifications,
    carts: cart,
    gateway: outside.payment,
  });
  const reviewReport = reviewReportService({
    database,
    clock,
    payments,
    orders,
    mail: outside.mail,
    shop: {
      name: shop.name,
      email: shop.email,
    },
    origin,
    onReview: (detail, message) => logger.error(detail, message),
  });
  return { checkout, sweep, cancel, reviews, reviewReport };
}

/** A customer's account as a whole. */
function accountServices(
  { database, clock }: Surroundings,
  { users, auth, notifications, addresses, wishlist }: People,
  { uploads }: Design,
  { cart }: Buying,
  { customerOrders, orderErasure }: Orders,
) {
  const account = accountService({
    database,
    users,
    auth,
    notifications,
    addresses,
    wishlist,
    cart,
    customerOrders,
  });
  return {
    account,
    copies: exportService({ database, clock }),
    erasure: erasureService({ database, clock, auth, uploads, orderErasure }),
  };
}

/** What visitors and crawlers use besides buying. */
function siteServices({ config, database, clock, outside }: Surroundings) {
  const { origin, shop, deliveryZones: zones } = config;
  const contact = contactService({
    database,
    clock,
    mail: outside.mail,
    shopName: shop.name,
    shopEmail: shop.email,
    origin,
  });
  return {
    contact,
    visits: visitsService({ database, clock }),
    crawlers: crawlersService({
      database,
      clock,
      origin,
      zones,
      shopName: shop.name,
      mediaOrigin: config.mediaOrigin || '/media',
    }),
  };
}
