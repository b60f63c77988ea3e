/** Orders after payment: production, dispatch in one or more parcels, and delivery, with history and messages. */
import { CARRIERS } from '../../../../domain/delivery/carriers.ts';
import type { CarrierCode } from '../../../../domain/delivery/carriers.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { refuseHeld } from '../../../../domain/orders/hold.ts';
import type { DispatchDetail } from '../../../../domain/orders/office/history-details.ts';
import type { ArrivalWindow } from '../../../../domain/orders/expected-arrival.ts';
import { parseOrderReference } from '../../../../domain/orders/order-number.ts';
import { ORDER_STEPS } from '../../../../domain/orders/order-steps.ts';
import { isUnbegun, orderEventOf } from '../../../../domain/orders/pieces/order-of-pieces.ts';
import { SHIPMENT_STEPS } from '../../../../domain/orders/shipment-steps.ts';
import { canStep, step } from '../../../../domain/state-machine.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { newId } from '../../../database/ids.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import { refreshOrderSearch } from '../search/order-search.store.ts';
import { orderCourseStore } from './order-course.store.ts';
import type { LineInWork, SentParcel } from './order-course.store.ts';
import { isUnderWay, linesToSend, piecesToSend } from './order-parcels.ts';
import { movePieces } from '../pieces/change-pieces.ts';
import { surround, UNRECORDED } from '../around-change.ts';
import type { AroundChange } from '../around-change.ts';
import { orderNews } from '../order-news.ts';
import { recordStep } from './record-step.ts';
import type { Order, OrderPerson, OrdersService } from '../orders.service.ts';
import { bound } from '../../../bound.ts';

export interface OrderCourseDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'lock' | 'byId' | 'move' | 'recordHistory' | 'person'>;
  notifications: Pick<NotificationsService, 'notify'>;
  /** When a parcel dispatched now arrives at the address. */
  arrival(to: OrderPerson['shippingAddress']): Promise<ArrivalWindow>;
}

export interface Sending {
  carrier: CarrierCode;
  /** In the carrier's format; null for a parcel without tracking. */
  tracking: string | null;
  /** Line numbers in the parcel, from 1; by default all lines not sent yet. */
  lines?: readonly number[];
}

export interface Course {
  order: Order;
  lines: LineInWork[];
  parcels: SentParcel[];
}

type OrderCourseContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, orders, notifications, arrival }: OrderCourseDependencies) {
  const store = orderCourseStore(database);
  const news = orderNews(notifications);
  return { database, clock, orders, arrival, store, news };
}

export type OrderCourseService = ReturnType<typeof orderCourseService>;

export function orderCourseService(dependencies: OrderCourseDependencies) {
  const context = contextOf(dependencies);
  return bound(context, {
    find: findCourse,
    startProduction,
    dispatch: dispatchParcel,
    deliver: deliverParcels,
  });
}

function onLocked(
  context: OrderCourseContext,
  orderId: string,
  around: AroundChange,
  work: (transaction: Transaction, order: Order) => Promise<void>,
): Promise<Course> {
  const { database, orders } = context;
  return database.transaction().execute(async (transaction) => {
    const order = await orders.lock(transaction, orderId);
    await surround(around, transaction, order, () => work(transaction, order));
    return courseOf(context, orderId, transaction);
  });
}

async function courseOf(
  { orders, store }: OrderCourseContext,
  orderId: string,
  within: Database | Transaction,
): Promise<Course> {
  const order = await orders.byId(orderId, within);
  const lines = await store.linesInWork(orderId, within);
  return { order, lines, parcels: await store.sentParcels(orderId, within) };
}

/** Accepts the reference in any notation. Throws orderNotFound. */
export async function findCourse(context: OrderCourseContext, reference: string): Promise<Course> {
  const { store, database } = context;
  const parsed = parseOrderReference(reference);
  const id = parsed && (await store.idByReference(parsed));
  if (!id) throw new ShopError('orderNotFound');
  return courseOf(context, id, database);
}

/**
 * Starts the production of an order, or of its lines that wait to be made again. Throws
 * stepNotAllowed before payment and after cancellation. Idempotent.
 */
export function startProduction(
  context: OrderCourseContext,
  orderId: string,
  actor: string,
  around = UNRECORDED,
): Promise<Course> {
  const { store, orders, clock } = context;
  return onLocked(context, orderId, around, async (transaction, order) => {
    const moves = step(ORDER_STEPS, order.state, 'startProduction') !== order.state;
    const lines = (await store.linesInWork(orderId, transaction)).filter(
      ({ productionState }) => productionState === 'waiting',
    );
    if (!moves && (order.state !== 'inProduction' || lines.length === 0)) return;
    refuseHeld(order);
    const pieces = lines.flatMap((line) => line.pieces).filter(isUnbegun);
    const isRemake = pieces.some(({ remakeOf }) => remakeOf !== null);
    await movePieces(transaction, orderId, { pieces, event: 'start' }, { actor, at: clock() });
    // The buyer was told when production first started.
    if (moves) await recordStep(context, transaction, order, 'startProduction', { actor, moves });
    else
      await orders.recordHistory(
        transaction,
        order,
        actor,
        isRemake ? 'startRemake' : 'startLines',
        {
          lines: lines.map(({ position }) => position + 1),
        },
      );
  });
}

/**
 * Dispatches one parcel; the last line makes the order dispatched. Throws stepNotAllowed before
 * production and for lines already sent, and invalid for unknown lines. Repeating the same parcel
 * changes nothing.
 */
export async function dispatchParcel(
  context: OrderCourseContext,
  orderId: string,
  sending: Sending,
  actor: string,
  around = UNRECORDED,
): Promise<Course> {
  const { arrival, orders, store, clock } = context;
  // Runs before the transaction, which must not wait for a second connection while it holds one.
  const arrives = await arrival((await orders.person(orderId)).shippingAddress);
  return onLocked(context, orderId, around, async (transaction, order) => {
    step(ORDER_STEPS, order.state, 'dispatch');
    refuseHeld(order);
    const all = await store.linesInWork(orderId, transaction);
    const parcels = await store.sentParcels(orderId, transaction);
    const { now, later } = linesToSend(all, parcels, sending);
    if (now.length === 0) return;
    const { carrier, tracking } = sending;
    const parcel = { id: newId(), orderId, carrier, tracking, state: 'dispatched' as const };
    const packed = now.map((line) => ({ ...line, quantity: piecesToSend(line).length }));
    const after = await movePieces(
      transaction,
      orderId,
      { pieces: now.flatMap(piecesToSend), event: 'dispatch' },
      { actor, at: clock() },
    );
    await store.insertParcel(transaction, { ...parcel, dispatchedAt: clock(), lines: packed });
    await refreshOrderSearch(transaction, [orderId]);
    const detail: DispatchDetail = {
      parcelId: parcel.id,
      carrier,
      tracking,
      ...arrives,
      lines: now.map(({ position }) => position + 1),
      isPart: later.length > 0,
      ...partsOf(now, packed),
    };
    await recordStep(context, transaction, order, 'dispatch', {
      actor,
      moves: orderEventOf(order.state, after) === 'dispatch',
      detail,
      values: {
        carrier: CARRIERS[carrier].name,
        ...(tracking && { tracking }),
      },
    });
  });
}

function partsOf(
  all: readonly LineInWork[],
  packed: readonly LineInWork[],
): Pick<DispatchDetail, 'copies'> {
  const parts = packed.filter(({ quantity }, place) => quantity < all[place]!.quantity);
  if (parts.length === 0) return {};
  return {
    copies: Object.fromEntries(parts.map(({ position, quantity }) => [position + 1, quantity])),
  };
}

/**
 * Records the delivery of one parcel, or of all in transit; the last one makes the order delivered.
 * Throws stepNotAllowed if nothing was sent, and notFound for an unknown parcel number. Idempotent.
 */
export function deliverParcels(
  context: OrderCourseContext,
  orderId: string,
  tracking: string | null,
  actor: string,
  around = UNRECORDED,
): Promise<Course> {
  const { store, clock } = context;
  return onLocked(context, orderId, around, async (transaction, order) => {
    const parcels = (await store.sentParcels(orderId, transaction)).filter(isUnderWay);
    if (parcels.length === 0) step(ORDER_STEPS, order.state, 'deliver');
    const named = parcels.filter((parcel) => !tracking || parcel.tracking === tracking);
    if (tracking && named.length === 0)
      throw new ShopError('notFound', { message: `No parcel has the number ${tracking}.` });
    const arrived = named.filter(({ state }) => canStep(SHIPMENT_STEPS, state, 'deliver'));
    if (arrived.length === 0) return;
    for (const { id, state } of arrived) {
      const delivered = step(SHIPMENT_STEPS, state, 'deliver');
      await store.setParcelState(transaction, id, delivered, clock());
    }
    const isLast = parcels.every(
      (parcel) => parcel.state === 'delivered' || arrived.includes(parcel),
    );
    await recordStep(context, transaction, order, 'deliver', {
      actor,
      moves: isLast && canStep(ORDER_STEPS, order.state, 'deliver'),
      detail: { parcelIds: arrived.map(({ id }) => id) },
    });
  });
}
