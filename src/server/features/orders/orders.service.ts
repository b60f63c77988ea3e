/** Orders: frozen lines, held stock, steps with their history, invoices and the current state. */
import { bound } from '../../bound.ts';
import type { OrdersDependencies } from './orders.context.ts';
import { ordersContext } from './orders.context.ts';
import { moveOrder, recordOrderHistory } from './steps/move-order.ts';
import {
  invoiceOf,
  requireOrderByKey,
  requireOrderOfCustomer,
  productionOf,
  checkOrderById,
  checkOrderByKey,
  checkOrder,
} from './search/find-order.ts';
import {
  overdueHolds,
  prolongOrderHold,
  isOrderHoldOverdue,
  lockStockOf,
  ensureHeld,
} from './steps/hold-order-stock.ts';
import { giveOrderTo, placeOrder } from './steps/place-order.ts';
import { cancelOrder, forgetUnpaid } from './steps/cancel-order.ts';
import { payOrder, leaveCart, notifyDeclined } from './steps/pay-order.ts';

export type { OrdersDependencies } from './orders.context.ts';
export type { WholeOrder } from './search/find-order.ts';
export type { NewOrder } from './steps/place-order.ts';
export type { DrawnLine, OrderLine } from './order-lines.store.ts';

export type { Order, OrderPerson } from './orders.store.ts';

export type OrdersService = ReturnType<typeof ordersService>;

export function ordersService(dependencies: OrdersDependencies) {
  const context = ordersContext(dependencies);
  return {
    byId: context.store.byId,
    find: context.store.find,
    setPromise: context.store.setPromise,
    lock: context.store.lock,
    lockUnpaidOfCart: context.store.lockUnpaidOfCart,
    latestOfCart: context.store.latestOfCart,
    lines: context.store.lines,
    drawnLines: context.store.drawnLines,
    person: context.store.person,
    copiesToPack: context.store.copiesToPack,
    hasHistory: context.store.hasHistory,
    unpaidSince: context.store.unpaidSince,
    releaseStock: context.stock.release,
    ...bound(context, {
      move: moveOrder,
      invoice: invoiceOf,
      overdueHolds,
      prolongHold: prolongOrderHold,
      isHoldOverdue: isOrderHoldOverdue,
      byKey: requireOrderByKey,
      ofCustomer: requireOrderOfCustomer,
      giveTo: giveOrderTo,
      lockStock: lockStockOf,
      place: placeOrder,
      ensureHeld,
      cancel: cancelOrder,
      pay: payOrder,
      leaveCart,
      notifyDeclined,
      forgetUnpaid,
      productionOf,
      recordHistory: recordOrderHistory,
      checkById: checkOrderById,
      checkByKey: checkOrderByKey,
      check: checkOrder,
    }),
  };
}
