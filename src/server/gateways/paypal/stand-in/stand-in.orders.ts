/** PayPal's own rules for orders, captures and refunds, as far as they concern the shop. */

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parsePounds, poundsValue, sum, times } from '../../../../domain/money/money.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import { purchaseUnit } from './stand-in.ledger.ts';
import type {
  Ledger,
  StandInCapture,
  StandInMoney,
  StandInOrder,
  StandInRefund,
} from './stand-in.ledger.ts';

/** A refusal in PayPal's format. */
export class Refusal extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

/** How a test overrides the result of a capture. */
export interface CaptureAs {
  value?: string;
  written?: string;
  currency_code?: string;
  custom_id?: string;
  status?: 'COMPLETED' | 'PENDING' | 'DECLINED';
}

const MOST_ATTEMPTS = 10;

const createBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([purchaseUnit]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.looseObject({
        brand_name: z.string().max(127).optional(),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
});

const refundBody = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
  invoice_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
});

/** PayPal's ids are 17 capitals and digits. */
export function newPaypalId(): string {
  return [...randomBytes(17)].map((byte) => 'ABCDEFGHJKLMNPRSTUVWXY0123456789'[byte & 31]).join('');
}

export function createOrder(ledger: Ledger, body: unknown): StandInOrder {
  const parsed = createBody.safeParse(body);
  if (!parsed.success) throw new Refusal(400, parsed.error.issues[0]?.message ?? 'INVALID_REQUEST');
  const [unit] = parsed.data.purchase_units;
  const context = parsed.data.payment_source.paypal.experience_context;
  checkSums(unit);
  const order: StandInOrder = {
    id: newPaypalId(),
    status: 'PAYER_ACTION_REQUIRED',
    unit,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    brand: context.brand_name ?? 'the shop',
    attempts: 0,
    captures: [],
  };
  ledger.save(order);
  return order;
}

function checkSums({ amount, items }: z.infer<typeof purchaseUnit>): void {
  const parts = amount.breakdown ?? {};
  const monies = [
    amount,
    ...Object.values(parts),
    ...(items ?? []).map((item) => item.unit_amount),
  ];
  if (monies.some((each) => each.currency_code !== amount.currency_code))
    throw new Refusal(422, 'CURRENCY_MISMATCH');
  if (items) {
    const listed = sum(
      items.map((item) => times(parsePounds(item.unit_amount.value), Number(item.quantity))),
    );
    if (!parts.item_total) throw new Refusal(422, 'ITEM_TOTAL_REQUIRED');
    if (parsePounds(parts.item_total.value) !== listed)
      throw new Refusal(422, 'ITEM_TOTAL_MISMATCH');
  }
  if (!amount.breakdown) return;
  const signed = Object.entries(parts).map(([part, { value }]) =>
    times(parsePounds(value), part === 'discount' || part === 'shipping_discount' ? -1 : 1),
  );
  if (sum(signed) !== parsePounds(amount.value)) throw new Refusal(422, 'AMOUNT_MISMATCH');
}

export function findOrder(ledger: Ledger, id: string): StandInOrder {
  const order = ledger.orders.get(id);
  if (!order) throw new Refusal(404, 'INVALID_RESOURCE_ID');
  return order;
}

/** The shopper approves on the approval page. Returns false if there is nothing to approve. */
export function approveOrder(
  ledger: Ledger,
  order: StandInOrder,
  funding: NonNullable<StandInOrder['funding']>,
): boolean {
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') return false;
  order.status = 'APPROVED';
  order.funding = funding;
  ledger.save(order);
  return true;
}

export function captureOrder(
  ledger: Ledger,
  order: StandInOrder,
  as: CaptureAs = {},
): StandInCapture {
  if (order.status === 'COMPLETED') throw new Refusal(422, 'ORDER_ALREADY_CAPTURED');
  if (order.status === 'VOIDED') throw new Refusal(422, 'ORDER_VOIDED');
  if (order.status !== 'APPROVED') throw new Refusal(422, 'ORDER_NOT_APPROVED');
  if (order.attempts >= MOST_ATTEMPTS)
    throw new Refusal(422, 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
  const { amount, invoice_id: invoiceId, custom_id: customId } = order.unit;
  if (invoiceId && ledger.invoiceIsPaid(invoiceId)) throw new Refusal(422, 'DUPLICATE_INVOICE_ID');
  order.attempts += 1;
  if (order.funding === 'declined') {
    order.status = 'PAYER_ACTION_REQUIRED';
    ledger.save(order);
    throw new Refusal(422, 'INSTRUMENT_DECLINED');
  }
  const capture: StandInCapture = {
    id: newPaypalId(),
    status: as.status ?? 'COMPLETED',
    amount: {
      currency_code: as.currency_code ?? amount.currency_code,
      value: as.value ?? amount.value,
    },
    ...(as.written !== undefined && { written: as.written }),
    custom_id: as.custom_id ?? customId,
    invoice_id: invoiceId,
    refunds: [],
  };
  // As at PayPal, the order is completed even if its capture is pending or declined.
  order.status = 'COMPLETED';
  order.captures.push(capture);
  ledger.save(order);
  return capture;
}

export function refundCapture(
  ledger: Ledger,
  captureId: string,
  body: unknown,
  status = 'COMPLETED',
): StandInRefund {
  const found = ledger.findCapture(captureId);
  if (!found) throw new Refusal(404, 'INVALID_RESOURCE_ID');
  const parsed = refundBody.safeParse(body ?? {});
  if (!parsed.success) throw new Refusal(400, 'INVALID_REQUEST');
  const { capture, order } = found;
  const left = parsePounds(capture.amount.value) - refunded(capture);
  if (left === 0) throw new Refusal(422, 'CAPTURE_FULLY_REFUNDED');
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status))
    throw new Refusal(422, 'REFUND_NOT_ALLOWED');
  const amount: StandInMoney = parsed.data.amount ?? {
    ...capture.amount,
    value: poundsValue(left as Pence),
  };
  if (amount.currency_code !== capture.amount.currency_code)
    throw new Refusal(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (parsePounds(amount.value) > left) throw new Refusal(422, 'REFUND_AMOUNT_EXCEEDED');
  const refund: StandInRefund = {
    id: newPaypalId(),
    status,
    amount,
    invoice_id: parsed.data.invoice_id,
  };
  capture.refunds.push(refund);
  capture.status =
    refunded(capture) === parsePounds(capture.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  ledger.save(order);
  return refund;
}

function refunded(capture: StandInCapture): Pence {
  return sum(capture.refunds.map((refund) => parsePounds(refund.amount.value)));
}
