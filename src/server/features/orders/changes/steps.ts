/** Steps that buyers or the shop can take too, by the same services, recorded in the journal. */
import type { CarrierCode } from '../../../../domain/delivery/carriers.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import { isInWorkshop } from '../../../../domain/orders/pieces/board-steps.ts';
import { unpackedText } from '../../../../domain/orders/pieces/unmade.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import { checkCeiling } from '../../../../domain/staff/refund-ceiling.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import type { Sending } from '../course/order-course.service.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { Piece } from '../pieces/pieces.store.ts';
import type { RefundRequest } from '../refunds/refund-order-lines.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { refundedSoFar } from './order-changes.store.ts';
import { recordedChange } from './recorded-change.ts';

type Context = OrderChangesDependencies;

/** Throws stepNotAllowed, also for orders on hold. */
export function produceOrder(context: Context, author: ChangeAuthor) {
  const around = recordedChange(context, author, { action: 'produce' });
  return context.course.startProduction(author.orderId, author.name, around);
}

/** Throws stepNotAllowed, also for orders on hold, and invalid for unknown lines. */
export function dispatchOrder(context: Context, author: ChangeAuthor, sending: Sending) {
  const values = { carrier: sending.carrier, lines: sending.lines?.join(', ') ?? 'all' };
  const around = recordedChange(context, author, { action: 'dispatch', values });
  return context.course.dispatch(author.orderId, sending, author.name, around);
}

/**
 * Dispatches all that is not sent yet, once it is packed. False: this parcel had left before. Throws
 * stepNotAllowed, also while a piece is still to be packed, and for orders on hold.
 */
export async function dispatchPacked(
  context: Context,
  author: ChangeAuthor,
  sending: { carrier: CarrierCode; tracking: string },
): Promise<boolean> {
  const values = { carrier: sending.carrier, lines: 'all' };
  const around = recordedChange(context, author, { action: 'dispatch', values });
  let packed = 0;
  await context.course.dispatch(author.orderId, sending, author.name, {
    async begin(transaction, order) {
      await around.begin(transaction, order);
      const pieces = await livePieces(transaction, order.id);
      const refusal = unpackedRefusal(pieces);
      if (refusal) throw refusal;
      packed = pieces.filter(({ state }) => state === 'packed').length;
    },
    end: around.end,
  });
  return packed > 0;
}

/** Null: nothing is still to be packed. */
function unpackedRefusal(pieces: readonly Piece[]): ShopError | null {
  const unpacked = pieces.filter(({ state }) => isInWorkshop(state) && state !== 'packed');
  if (unpacked.length === 0) return null;
  const unmade = unpacked.filter(({ state }) => state !== 'made');
  const remakes = unmade.filter(({ remakeOf }) => remakeOf !== null).length;
  const packed = pieces.filter(({ state }) => state === 'packed').length;
  const counts = { unpacked: unpacked.length, packed, unmade: unmade.length, remakes };
  return new ShopError('stepNotAllowed', { message: unpackedText(counts) });
}

/** @param tracking null: all parcels in transit. Throws stepNotAllowed and notFound. */
export function deliverOrder(context: Context, author: ChangeAuthor, tracking: string | null) {
  const around = recordedChange(context, author, { action: 'deliver' });
  return context.course.deliver(author.orderId, tracking, author.name, around);
}

/** Refunds what was paid. Throws stepNotAllowed once production has started, and paymentInProgress. */
export async function cancelOrder(
  context: Context,
  author: ChangeAuthor,
  reason?: string,
): Promise<void> {
  const around = recordedChange(context, author, { action: 'cancel', reason });
  await context.cancel(author.orderId, author.name, reason, around);
}

/**
 * Returns the reserved amount. Throws stepNotAllowed if nothing was paid, refundTooLarge, invalid,
 * and forbidden above the ceiling of the role; commands have none.
 */
export function refundOrder(
  context: Context,
  author: ChangeAuthor,
  request: RefundRequest,
  role?: StaffRole,
): Promise<Pence> {
  const { orderId, name } = author;
  const around = recordedChange(context, author, {
    action: 'refund',
    reason: request.reason,
    values: { lines: request.lines?.map((line) => line + 1).join(', ') ?? null },
    check: async (transaction) => {
      if (role) checkCeiling(role, await refundedSoFar(transaction, orderId));
    },
  });
  return context.orderRefunds.refund(orderId, request, name, around);
}

/** Records a refund made at the provider's site. Throws notFound. */
export async function recordRefund(
  context: Context,
  author: ChangeAuthor,
  refund: { providerRefundId: string; amountPence: Pence },
): Promise<void> {
  const values = { atProvider: refund.providerRefundId };
  const around = recordedChange(context, author, { action: 'noteRefund', values });
  await context.orderRefunds.recordRefundAtProvider(author.orderId, refund, around);
}

/** @param line from 1. Throws as the buyer's change does. */
export function changeWords(
  context: Context,
  author: ChangeAuthor,
  { line, personalisation }: { line: number; personalisation: Personalisation },
): Promise<void> {
  const around = recordedChange(context, author, { action: 'changeWords', values: { line } });
  const { orderId, name } = author;
  return context.orderEditing.editByStaff(orderId, { line, personalisation }, name, around);
}
