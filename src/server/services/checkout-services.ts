/** Taking, checking, reviewing and refunding payments. */
import { checkoutCancel } from '../features/checkout/checkout.cancel.ts';
import { newOrderService } from '../features/checkout/by-staff/new-order.service.ts';
import { payPageService } from '../features/checkout/by-staff/pay-page.ts';
import { checkoutReview } from '../features/checkout/settle/checkout.review.ts';
import { reviewReportService } from '../features/checkout/settle/review-report.service.ts';
import { checkoutService } from '../features/checkout/checkout.service.ts';
import { checkoutSweep } from '../features/checkout/settle/checkout.sweep.ts';
import type { Surroundings } from './surroundings.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { DesignServices } from './design-services.ts';
import type { BuyingServices } from './buying-services.ts';
import type { OrderServices } from './order-services.ts';
import type { OfficeServices } from './office-services.ts';
import type { FontUsers } from './font-users.ts';

export function checkoutServices(
  { config, settings, shop, database, clock, outside, logger }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { calendar, catalogue, search }: CatalogueServices,
  { notifications }: PeopleServices,
  { artwork, uploads }: DesignServices,
  { cart, payments }: BuyingServices,
  { orders, customerOrders, officeOrder, orderRefunds, payLinks }: OrderServices,
  { seal }: FontUsers,
) {
  const { origin } = config;
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
    unpaidDays: config.unpaidOrderDays,
    record: journal.record,
    origin,
    brandName: () => shop.name,
    settings: settings.current,
    promise: calendar.promise,
    onTrouble: (detail, message) => logger.warn(detail, message),
  });
  const sweep = checkoutSweep({
    database,
    clock,
    gateway: outside.payment,
    payments,
    orders,
    orderRefunds,
    settle: checkout.settle,
    settleAttempt: checkout.settleAttempt,
    onTrouble: (detail, message) => logger.error(detail, message),
  });
  const cancel = checkoutCancel({
    database,
    payments,
    orders,
    orderRefunds,
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
    record: journal.record,
  });
  const reviewReport = reviewReportService({
    database,
    clock,
    payments,
    orders,
    mail: outside.mail,
    shop,
    origin,
    onReview: (detail, message) => logger.error(detail, message),
  });
  const payPage = payPageService({ database, orders, payLinks });
  const newOrder = newOrderService({ cart, catalogue, checkout, officeOrder, search });
  return { checkout, newOrder, payPage, sweep, cancel, reviews, reviewReport };
}
