/** Taking, checking, reviewing and refunding payments. */
import { checkoutCancel } from '../features/checkout/checkout.cancel.ts';
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
import type { FontUsers } from './font-users.ts';

export function checkoutServices(
  { config, database, clock, outside, logger }: Surroundings,
  { calendar, catalogue }: CatalogueServices,
  { notifications }: PeopleServices,
  { artwork, uploads }: DesignServices,
  { cart, payments }: BuyingServices,
  { orders, customerOrders, creditNotes }: OrderServices,
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
