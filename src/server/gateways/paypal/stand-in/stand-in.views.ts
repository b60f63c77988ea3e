/** The wire format of the stand-in's orders, captures, refunds and errors. */

import { randomBytes } from 'node:crypto';
import type { StandInCapture, StandInOrder, StandInRefund } from './stand-in.ledger.ts';

/** Whoever pays at the stand-in. */
const PAYER = {
  payer_id: 'STANDINPAYER1',
  name: { given_name: 'Peredur', surname: 'Payer' },
  email_address: 'peredur.payer@stand-in.example',
  address: { country_code: 'GB' },
};

export function orderResource(order: StandInOrder, base: string): object {
  const approval = {
    rel: 'payer-action',
    href: `${base}/checkoutnow?token=${order.id}`,
    method: 'GET',
  };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    payer: order.status === 'APPROVED' || order.status === 'COMPLETED' ? PAYER : undefined,
    payment_source: { [order.funding === 'card' ? 'card' : 'paypal']: {} },
    purchase_units: [
      {
        ...order.unit,
        payments: order.captures.length
          ? { captures: order.captures.map((capture) => captureResource(order, capture, base)) }
          : undefined,
      },
    ],
    links: [
      { rel: 'self', href: `${base}/v2/checkout/orders/${order.id}`, method: 'GET' },
      ...(order.status === 'PAYER_ACTION_REQUIRED' ? [approval] : []),
    ],
  };
}

export function captureResource(
  order: StandInOrder,
  capture: StandInCapture,
  base: string,
): object {
  return {
    id: capture.id,
    status: capture.status,
    amount: writtenAmount(capture),
    custom_id: capture.custom_id,
    invoice_id: capture.invoice_id,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: order.id } },
    links: [{ rel: 'self', href: `${base}/v2/payments/captures/${capture.id}`, method: 'GET' }],
  };
}

/** Uses the ledger's `written` if set. */
function writtenAmount({
  amount,
  written,
}: Pick<StandInCapture, 'amount' | 'written'>): object | undefined {
  if (written === undefined) return amount;
  return written === '' ? undefined : { ...amount, value: written };
}

/** As at PayPal, a refund refers to its capture only by a link. */
export function refundResource(
  capture: StandInCapture,
  refund: StandInRefund,
  base: string,
): object {
  return {
    id: refund.id,
    status: refund.status,
    amount: writtenAmount(refund),
    invoice_id: refund.invoice_id,
    links: [{ rel: 'up', href: `${base}/v2/payments/captures/${capture.id}`, method: 'GET' }],
  };
}

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
  500: 'INTERNAL_SERVER_ERROR',
};

export function errorBody(status: number, issue?: string): object {
  return {
    name: names[status] ?? 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    debug_id: randomBytes(6).toString('hex'),
    details: issue ? [{ issue, description: issue }] : [],
    links: [],
  };
}
