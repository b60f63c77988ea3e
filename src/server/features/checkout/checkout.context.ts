/** The shared dependencies of checkout, with the promises that orders freeze. */
import { MINUTE } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { DispatchPromise } from '../../../domain/calendar/dispatch.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import { termsOf } from '../../../domain/settings/shop-settings.ts';
import type { SaleTerms, ShopSettings } from '../../../domain/settings/shop-settings.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { PaymentGateway } from '../../gateways/payment-gateway.ts';
import type { DesignSealer } from '../artwork/design-seal.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { JournalService } from '../journal/journal.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { Checkpoint } from '../payments/checkpoint.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { designCheck } from './placing/checkout.designs.ts';
import type { DesignDependencies } from './placing/checkout.designs.ts';

export interface CheckoutDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'charged' | 'documents'>;
  artwork: DesignDependencies['artwork'];
  uploads: DesignDependencies['uploads'];
  seal: DesignSealer;
  carts: Pick<
    CartService,
    'lockForCheckout' | 'lockBought' | 'takeBought' | 'checkStaffCart' | 'claimStaffCart'
  >;
  /** Days after which orders given up unpaid are deleted. */
  unpaidDays: number;
  record: JournalService['record'];
  payments: PaymentsService;
  orders: OrdersService;
  gateway: PaymentGateway;
  /** The shop's public origin, without a trailing slash. */
  origin: string;
  /** As it is now. */
  brandName(): string;
  /** As they are now; another object after each change. */
  settings(): ShopSettings;
  promise(zone: DeliveryZone): Promise<DispatchPromise>;
  /** Receives the provider's refusals, for the log. */
  onTrouble(detail: object, message: string): void;
  /** Crash tests stop the process here; production passes nothing. */
  checkpoint?: Checkpoint;
}

export type CheckoutContext = ReturnType<typeof checkoutContext>;

export function checkoutContext({
  checkpoint = async () => {},
  ...dependencies
}: CheckoutDependencies) {
  const promisesNow = promisesByMinute(dependencies);
  const takeDesigns = designCheck(dependencies);
  return { ...dependencies, checkpoint, promisesNow, takeDesigns };
}

/** The terms of sale with each zone's promise, read together so that they belong together. */
export interface Promised {
  terms: SaleTerms;
  byZone: ReadonlyMap<string, DispatchPromise>;
}

/**
 * Caches for a minute: cut-offs fall on whole minutes, so a zone's promise does not change within one,
 * except by a change of the settings.
 */
function promisesByMinute({
  clock,
  settings,
  promise,
}: Pick<CheckoutDependencies, 'clock' | 'settings' | 'promise'>) {
  let known: (Promised & { minute: number; settings: ShopSettings }) | undefined;
  return async (): Promise<Promised> => {
    const minute = Math.floor(clock().getTime() / MINUTE);
    const now = settings();
    if (known?.minute !== minute || known.settings !== now) {
      const terms = termsOf(now);
      const promises = terms.zones.map(async (zone) => [zone.name, await promise(zone)] as const);
      known = { minute, settings: now, terms, byZone: new Map(await Promise.all(promises)) };
    }
    return known;
  };
}
