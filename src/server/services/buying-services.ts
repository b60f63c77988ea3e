/** The cart, the stock and payments. */
import { termsOf } from '../../domain/settings/shop-settings.ts';
import { cartService } from '../features/cart/cart.service.ts';
import { stockService } from '../features/stock/stock.service.ts';
import { stockLevelsService } from '../features/stock/levels/stock-levels.service.ts';
import { paymentsService } from '../features/payments/payments.service.ts';
import type { OfficeServices } from './office-services.ts';
import type { Surroundings } from './surroundings.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { DesignServices } from './design-services.ts';

export type BuyingServices = ReturnType<typeof buyingServices>;

export function buyingServices(
  { settings, database, clock, outside, logger }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { catalogue }: CatalogueServices,
  { addresses }: PeopleServices,
  { artwork, uploads }: DesignServices,
) {
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
    terms: () => termsOf(settings.current()),
    savedAddress: addresses.find,
    isBeingPaid: payments.isCartBeingPaid,
  });
  return {
    payments,
    cart,
    stock: stockService({ database }),
    stockLevels: stockLevelsService({ database, clock, record: journal.record }),
  };
}
