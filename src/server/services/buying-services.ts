/** The cart, the stock and payments. */
import { cartService } from '../features/cart/cart.service.ts';
import { stockService } from '../features/stock/stock.service.ts';
import { paymentsService } from '../features/payments/payments.service.ts';
import type { Surroundings } from './surroundings.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { DesignServices } from './design-services.ts';

export type BuyingServices = ReturnType<typeof buyingServices>;

export function buyingServices(
  { config, database, clock, outside, logger }: Surroundings,
  { catalogue }: CatalogueServices,
  { addresses }: PeopleServices,
  { artwork, uploads }: DesignServices,
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
