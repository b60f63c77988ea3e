/** The wire form of an order's details: its history, parcels and documents. */
import type {
  OrderCourse,
  OrderDetail,
  OrderSummary,
  Parcel,
} from '../../../../contract/orders/orders.ts';
import { trackingUrl } from '../../../../domain/delivery/carriers.ts';
import { expectedArrival, type ArrivalWindow } from '../../../../domain/orders/expected-arrival.ts';
import { formatInvoiceNumber } from '../../../../domain/orders/order-number.ts';
import type { SummaryRow, HistoryStep } from './customer-orders.store.ts';
import type { IssuedRow } from '../../invoices/issued-documents.ts';
import { answerOrder } from '../orders.answer.ts';
import type { CourseOfOrder } from './customer-orders.service.ts';
import type { SentParcel } from '../course/order-course.store.ts';
import { otherSideOf, proofAddress } from '../../workshop/proofs/proof-address.ts';

/** Other history steps are internal. */
const SHOWN = new Set([
  'place',
  'pay',
  'edit',
  'startProduction',
  'dispatch',
  'deliver',
  'cancel',
  'refund',
]);

export function answerCourse(course: CourseOfOrder): OrderCourse {
  const { history, parcels, documents, refunded, canCancel } = course;
  return {
    ...answerOrder(course),
    timeline: answerTimeline(history),
    parcels: parcels.map(answerParcel),
    documents: documents.map(answerDocument),
    refunded,
    canCancel,
  };
}

/** For the order's customer, who knows its id. */
export function answerDetail(course: CourseOfOrder): OrderDetail {
  return { id: course.order.id, ...answerCourse(course) };
}

export function answerSummary(row: SummaryRow): OrderSummary {
  const { placedAt, firstLineId, firstDesignHash, hasOtherSide, others, ...more } = row;
  const { promise, parcels, ...summary } = more;
  const { key } = summary;
  const proof = proofAddress(key, { id: firstLineId, designHash: firstDesignHash });
  return {
    ...summary,
    placedAt: placedAt.toISOString(),
    proof,
    otherProof: hasOtherSide ? otherSideOf(proof) : null,
    others: others.map(({ picture, ...line }) => ({ picture, proof: proofAddress(key, line) })),
    expected: isAwaited(row.status) ? windowOf(expectedArrival(promise, parcels ?? [])) : null,
  };
}

const isAwaited = (status: OrderSummary['status']): boolean =>
  status === 'paid' || status === 'inProduction' || status === 'dispatched';

const windowOf = ({ arrivesFrom, arrivesTo }: ArrivalWindow): ArrivalWindow => ({
  arrivesFrom,
  arrivesTo,
});

function answerTimeline(history: readonly HistoryStep[]): OrderDetail['timeline'] {
  return history
    .filter(({ event }) => SHOWN.has(event))
    .map(({ event, at, actor }) => ({ event, at: at.toISOString(), actor: roleOf(actor) }));
}

/** Customers do not see which person or part of the shop acted. */
export function roleOf(actor: string): 'customer' | 'shop' {
  return actor === 'shopper' || actor === 'customer' ? 'customer' : 'shop';
}

function answerParcel(parcel: SentParcel): Parcel {
  const { id, state, carrier, tracking, arrival, dispatchedAt, deliveredAt } = parcel;
  return {
    id,
    state,
    carrier,
    tracking,
    trackingUrl: trackingUrl(carrier, tracking),
    arrival,
    dispatchedAt: dispatchedAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

function answerDocument(row: IssuedRow): OrderDetail['documents'][number] {
  return {
    kind: row.kind,
    number: formatInvoiceNumber(row.kind, row.number),
    issuedAt: row.issuedAt.toISOString(),
    total: row.totalPence,
  };
}
