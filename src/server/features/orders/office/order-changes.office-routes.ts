/** The office's calls that change an order. */
import { readTracking } from '../../../../domain/delivery/carriers.ts';
import type { CarrierCode } from '../../../../domain/delivery/carriers.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { pence } from '../../../../domain/money/money.ts';
import type { BulkStep } from '../../../../domain/orders/office/bulk-steps.ts';
import { refusalOf } from '../../../http/problems.ts';
import { actorOf } from '../../../http/office/serve-office.ts';
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import type { ChangeAuthor, OrderChangesService } from '../changes/order-changes.service.ts';
import { answerOfficeOrder } from './order/office-order.answer.ts';
import type { OfficeOrderService } from './order/office-order.service.ts';

export function orderChangesRoutes(changes: OrderChangesService, orders: OfficeOrderService) {
  const change = changing(orders);
  const many = changingMany(changes);
  return {
    ordersProduce: (call) => many(call, 'produce'),
    ordersHold: (call) => many(call, 'hold', call.body.reason),
    ordersRelease: (call) => many(call, 'release'),
    orderProduce: (call) => change(call, (author) => changes.produce(author)),
    orderDispatch: (call) => {
      const { carrier, tracking, lines } = call.body;
      const number = tracking === null ? null : trackingNumber(carrier, tracking);
      return change(call, (author) =>
        changes.dispatch(author, { carrier, tracking: number, ...(lines && { lines }) }),
      );
    },
    orderDeliver: (call) => change(call, (author) => changes.deliver(author, call.body.tracking)),
    orderCancel: (call) => change(call, (author) => changes.cancel(author, call.body.reason)),
    orderRefund: (call) => {
      const { reason, amount, lines } = call.body;
      const request = {
        reason,
        ...(amount !== undefined && { amountPence: pence(amount) }),
        ...(lines && { lines: lines.map((line) => line - 1) }),
      };
      return change(call, (author) => changes.refund(author, request, call.caller.role));
    },
    orderRemake: (call) => {
      const { line, copies, cause } = call.body;
      return change(call, (author) => changes.remake(author, { line, copies, cause }));
    },
    orderApprove: (call) => change(call, (author) => changes.approve(author, call.body.line)),
    orderFlag: (call) => change(call, (author) => changes.flag(author, call.body.line)),
    orderHold: (call) => change(call, (author) => changes.hold(author, call.body.reason)),
    orderRelease: (call) =>
      change(call, (author) => changes.release(author, call.body.reason || undefined)),
    orderNote: (call) => {
      const { text, to } = call.body;
      return change(call, (author) => changes.note(author, { text, to }));
    },
    orderAddress: (call) =>
      change(call, (author) => changes.changeAddress(author, call.body.address)),
    orderWords: (call) => {
      const { line, personalisation } = call.body;
      return change(call, (author) => changes.changeWords(author, { line, personalisation }));
    },
    orderResend: (call) => change(call, (author) => changes.resendEmail(author, call.body.email)),
  } satisfies OfficeHandlers;
}

interface ChangeCall {
  params: { reference: string };
  body: { version: number };
  caller: StaffCaller;
  request: { id: string };
}

/** Makes the change for the caller and returns the order as it is then. */
function changing(orders: OfficeOrderService) {
  return async (
    { params: { reference }, body: { version }, caller, request }: ChangeCall,
    make: (author: ChangeAuthor) => Promise<unknown>,
  ) => {
    await make({
      orderId: await orders.idOf(reference),
      name: caller.email,
      actor: actorOf(caller),
      requestId: request.id,
      version,
    });
    return answerOfficeOrder(await orders.find(reference), caller.role);
  };
}

interface BulkCall {
  body: { references: string[] };
  caller: StaffCaller;
  request: { id: string };
}

function changingMany(changes: OrderChangesService) {
  return async (
    { body: { references }, caller, request }: BulkCall,
    step: BulkStep,
    reason = '',
  ) => {
    const author = { name: caller.email, actor: actorOf(caller), requestId: request.id };
    const { done, refused } = await changes.many(author, step, { references, reason });
    return {
      done,
      refused: refused.map(({ reference, error }) => ({
        reference,
        message: refusalOf(error).body.message,
      })),
    };
  };
}

function trackingNumber(carrier: CarrierCode, typed: string): string {
  const number = readTracking(carrier, typed);
  if (!number)
    throw new ShopError('invalid', {
      violations: [
        { propertyPath: 'tracking', message: 'This is no tracking number of the carrier.' },
      ],
    });
  return number;
}
