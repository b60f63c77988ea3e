/** Converts PayPal's responses to the shop's own terms, and an order to PayPal's. */
import type { z } from 'zod';
import { parsePounds, poundsValue } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import type {
  CaptureStatus,
  PaymentRequest,
  ProviderCapture,
  ProviderNotice,
  ProviderOrder,
  ProviderRefund,
  RefundStatus,
} from '../payment-gateway.ts';
import { webhookEvent } from './paypal.shapes.ts';
import type {
  captureAnswer,
  captureStatus,
  links,
  orderAnswer,
  orderStatus,
  refundAnswer,
  refundStatus,
} from './paypal.shapes.ts';

const captureStatuses: Record<z.infer<typeof captureStatus>, CaptureStatus> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'failed',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partiallyRefunded',
};

const orderStatuses: Record<z.infer<typeof orderStatus>, ProviderOrder['status']> = {
  CREATED: 'created',
  SAVED: 'created',
  APPROVED: 'approved',
  VOIDED: 'voided',
  COMPLETED: 'completed',
  PAYER_ACTION_REQUIRED: 'payerActionRequired',
};

const refundStatuses: Record<z.infer<typeof refundStatus>, RefundStatus> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

function readAmount(value: string | undefined): Pence | null {
  try {
    return value === undefined ? null : parsePounds(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function readCapture(wire: z.infer<typeof captureAnswer>): ProviderCapture {
  return {
    id: wire.id,
    status: captureStatuses[wire.status],
    amountPence: readAmount(wire.amount?.value),
    currency: wire.amount?.currency_code ?? '',
    customId: wire.custom_id,
    invoiceId: wire.invoice_id,
  };
}

export function readOrder(wire: z.infer<typeof orderAnswer>): ProviderOrder {
  const unit = wire.purchase_units?.[0];
  return {
    id: wire.id,
    status: orderStatuses[wire.status],
    amountPence: readAmount(unit?.amount?.value),
    currency: unit?.amount?.currency_code ?? '',
    customId: unit?.custom_id,
    // `payer-action` if a payment source was sent, `approve` otherwise; both lead to the approval
    // page.
    approvalUrl: wire.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href,
    captures: (unit?.payments?.captures ?? []).map(readCapture),
  };
}

export function readRefund(
  wire: z.infer<typeof refundAnswer>,
  asked?: { captureId: string; amountPence: Pence },
): ProviderRefund {
  return {
    id: wire.id,
    status: refundStatuses[wire.status],
    amountPence: readAmount(wire.amount?.value) ?? asked?.amountPence ?? null,
    captureId: captureOf(wire.links) ?? asked?.captureId,
    invoiceId: wire.invoice_id,
  };
}

/** A refund refers to its capture only by a link. */
function captureOf(of: z.infer<typeof links>): string | undefined {
  return of
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
}

export function readWebhook(payload: unknown): ProviderNotice | null {
  const parsed = webhookEvent.safeParse(payload);
  if (!parsed.success) return null;
  const { id: eventId, event_type: type, resource } = parsed.data;
  const isAboutOrder = type.startsWith('CHECKOUT.');
  const isGivenBack = type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED';
  const linked = captureOf(resource.links);
  return {
    eventId,
    type,
    resourceId: resource.id,
    providerOrderId: isAboutOrder
      ? resource.id
      : resource.supplementary_data?.related_ids?.order_id,
    refundedCaptureId: isGivenBack ? (linked ?? resource.id) : undefined,
    refundId: type === 'PAYMENT.CAPTURE.REFUNDED' && linked ? resource.id : undefined,
    anonymous: parsed.data,
  };
}

/** PayPal truncates nothing: a longer name or SKU makes it refuse the whole order. */
const LONGEST_NAME = 127;

export function writeOrder(request: PaymentRequest): object {
  const money = (value: PaymentRequest['totalPence']) => ({
    currency_code: request.currency,
    value: poundsValue(value),
  });
  const { address } = request;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: request.orderId,
        invoice_id: request.invoiceId,
        amount: {
          ...money(request.totalPence),
          // No tax_total: the prices of the items include VAT.
          breakdown: {
            item_total: money(
              (request.totalPence - request.shippingPence) as PaymentRequest['totalPence'],
            ),
            shipping: money(request.shippingPence),
          },
        },
        items: request.lines.map((line) => ({
          name: line.name.slice(0, LONGEST_NAME),
          sku: line.sku.slice(0, LONGEST_NAME),
          quantity: String(line.quantity),
          unit_amount: money(line.unitPricePence),
          category: 'PHYSICAL_GOODS',
        })),
        shipping: {
          type: 'SHIPPING',
          name: { full_name: address.fullName.slice(0, 300) },
          address: {
            address_line_1: address.lines[0] ?? '',
            address_line_2: address.lines.slice(1).join(', ') || undefined,
            admin_area_2: address.town,
            admin_area_1: address.county || undefined,
            postal_code: address.postCode,
            country_code: address.country,
          },
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: request.brandName.slice(0, LONGEST_NAME),
          locale: 'en-GB',
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  };
}
