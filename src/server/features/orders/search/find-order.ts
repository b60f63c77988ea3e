/** Finds an order for its owner, with everything an order shows. */
import { editDeadline } from '../../../../domain/calendar/dispatch.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { mayEditByBuyer } from '../../../../domain/orders/office/change-of-words.ts';
import type { PieceInWorkshop } from '../../../../domain/orders/office/change-of-words.ts';
import type { ProductionState } from '../../../../domain/orders/production-steps.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { inSnapshot } from '../../../database/connection/snapshot.ts';
import { invoiceOfOrder } from '../../invoices/issued-documents.ts';
import type { InvoiceDocument } from '../../../../domain/money/issued-document.ts';
import type { PaymentStatus } from '../../payments/payments.status.ts';
import type { StoredPhotos } from '../../uploads/uploads.service.ts';
import type { OrderLine } from '../order-lines.store.ts';
import type { Order, OrderPerson } from '../orders.store.ts';
import type { OrdersContext } from '../orders.context.ts';

export interface WholeOrder {
  /** The lines whose words its buyer may change now. */
  editable: ReadonlySet<string>;
  /** ISO 8601 instant until which its buyer may change it; null: not, or no longer. */
  editableUntil: string | null;
  order: Order;
  person: OrderPerson;
  lines: readonly OrderLine[];
  payment: PaymentStatus;
  invoice: InvoiceDocument | null;
  photos: StoredPhotos | null;
}

export function invoiceOf({ database }: OrdersContext, orderId: string, within?: Transaction) {
  return invoiceOfOrder(within ?? database, orderId);
}

export async function requireOrderByKey(
  { store }: OrdersContext,
  key: string,
  within?: Transaction,
): Promise<Order> {
  const order = await store.byKey(key, within);
  if (!order) throw new ShopError('orderNotFound');
  return order;
}

/** Throws orderNotFound, also for orders of other customers. */
export async function requireOrderOfCustomer(
  { store }: OrdersContext,
  customerId: string,
  id: string,
  within?: Transaction,
): Promise<Order> {
  const order = await store.ofCustomer(customerId, id, within);
  if (!order) throw new ShopError('orderNotFound');
  return order;
}

export async function productionOf(
  { store }: OrdersContext,
  transaction: Transaction,
  orderId: string,
): Promise<ProductionState[]> {
  return (await store.linesInWork(orderId, transaction)).map(
    ({ productionState }) => productionState,
  );
}

export function checkOrderById(context: OrdersContext, id: string): Promise<WholeOrder> {
  return inSnapshot(context.database, async (transaction) =>
    checkOrder(context, await context.store.byId(id, transaction), transaction),
  );
}

export function checkOrderByKey(context: OrdersContext, key: string): Promise<WholeOrder> {
  return inSnapshot(context.database, async (transaction) =>
    checkOrder(context, await requireOrderByKey(context, key, transaction), transaction),
  );
}

/** @param within a snapshot in which the order was read too: its state and its payment belong together */
export async function checkOrder(
  context: OrdersContext,
  order: Order,
  within: Transaction,
): Promise<WholeOrder> {
  const { store, payments, uploads, cutOffHour } = context;
  const [person, lines, payment, invoice, pieces] = await Promise.all([
    store.person(order.id, within),
    store.lines(order.id, within),
    payments.statusOf(order.id, within),
    invoiceOf(context, order.id, within),
    order.state === 'paid' ? store.piecesInWorkshop(order.id, within) : [],
  ]);
  const photos = await uploads.storedFor(
    lines.map(({ personalisation }) => personalisation?.edits),
    within,
  );
  const editable = editableLines(order, lines, pieces);
  const editableUntil =
    editable.size > 0 ? editDeadline(order.promise.dispatchOn, cutOffHour()) : null;
  return { order, person, lines, payment, invoice, photos, editable, editableUntil };
}

function editableLines(
  { state }: Order,
  lines: readonly OrderLine[],
  pieces: readonly (PieceInWorkshop & { lineId: string })[],
): ReadonlySet<string> {
  const mayEdit = ({ id }: OrderLine) =>
    mayEditByBuyer(
      state,
      pieces.filter(({ lineId }) => lineId === id),
    );
  return new Set(lines.filter(mayEdit).map(({ id }) => id));
}
