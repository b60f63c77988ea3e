/** The shared dependencies of this feature's functions. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CheckoutService } from '../checkout/checkout.service.ts';
import type { checkoutCancel } from '../checkout/checkout.cancel.ts';
import type { orderCourseService } from '../orders/course/order-course.service.ts';
import type { OrderRefundsService } from '../orders/refunds/order-refunds.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { stockLevelsService } from '../stock/levels/stock-levels.service.ts';
import { sampleRunsStore } from './sample-runs.store.ts';

/** The shop's services with a clock of their own. They queue no jobs. */
export interface SampleShop {
  services: {
    cart: CartService;
    checkout: CheckoutService;
    cancel: ReturnType<typeof checkoutCancel>;
    course: ReturnType<typeof orderCourseService>;
    orders: Pick<OrdersService, 'lock'>;
    orderRefunds: OrderRefundsService;
    payments: PaymentsService;
    stockLevels: ReturnType<typeof stockLevelsService>;
  };
  setClock(now: Date): void;
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Approves a payment at the stand-in as a shopper does.
   * @param captured in pounds, if it differs from the order's total
   */
  approve(providerOrderId: string, captured?: string): Promise<void>;
  close(): Promise<void>;
}

/** Who asks for sample orders. */
export interface SampleActor {
  kind: 'staff' | 'command';
  name: string;
}

export interface SamplesDependencies {
  database: Database;
  clock: Clock;
  /** Null outside trial mode, and with a real payment provider. */
  open: (() => SampleShop) | null;
  record(
    transaction: Transaction,
    change: {
      actor: SampleActor;
      action: string;
      subject: { kind: 'samples'; id: string };
      before: null;
      after: { count: number };
    },
  ): Promise<void>;
}

export type SamplesContext = ReturnType<typeof samplesContext>;

export function samplesContext(dependencies: SamplesDependencies) {
  return { ...dependencies, runs: sampleRunsStore(dependencies.database) };
}
