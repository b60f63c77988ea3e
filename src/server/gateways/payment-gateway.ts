/** What the shop needs from a payment provider, in the shop's own terms; services use only this type. */

import type { Pence } from '../../domain/money/money.ts';

export interface PaymentAddress {
  fullName: string;
  lines: readonly string[];
  town: string;
  county?: string;
  postCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface PaymentLine {
  name: string;
  sku: string;
  quantity: number;
  unitPricePence: Pence;
}

export interface PaymentRequest {
  /** Our order; returned with every response and compared. */
  orderId: string;
  /** Unique per attempt; the provider refuses a second capture under the same one. */
  invoiceId: string;
  /** Makes the call safe to repeat. */
  requestId: string;
  currency: string;
  lines: readonly PaymentLine[];
  shippingPence: Pence;
  /** Sum of lines and shipping, VAT included. */
  totalPence: Pence;
  address: PaymentAddress;
  brandName: string;
  returnUrl: string;
  cancelUrl: string;
}

/**
 * Why a call gave no result. `unavailable` means that the outcome is unknown (time-out, 5xx, broken
 * connection): retry with the same request id. Everything else is the provider's decision.
 */
export type PaymentFailure =
  | 'declined'
  | 'notApproved'
  | 'alreadyCaptured'
  | 'alreadyRefunded'
  | 'duplicateInvoice'
  | 'attemptsExceeded'
  | 'expired'
  | 'notFound'
  | 'refused'
  | 'unavailable';

export interface PaymentFailed {
  outcome: 'failed';
  reason: PaymentFailure;
  /** The provider's own error message and reference, for the log. */
  issue: string;
  debugId?: string;
}

export type PaymentAnswer<T> = ({ outcome: 'done' } & T) | PaymentFailed;

export type CaptureStatus =
  | 'completed'
  | 'pending'
  | 'declined'
  | 'failed'
  | 'refunded'
  | 'partiallyRefunded';
export type RefundStatus = 'completed' | 'pending' | 'failed' | 'cancelled';

export interface ProviderCapture {
  id: string;
  status: CaptureStatus;
  /** Null if the provider's response contains no readable amount. */
  amountPence: Pence | null;
  currency: string;
  /** The orderId that we sent. */
  customId: string | undefined;
  invoiceId: string | undefined;
}

export interface ProviderOrder {
  id: string;
  status: 'created' | 'payerActionRequired' | 'approved' | 'completed' | 'voided';
  amountPence: Pence | null;
  currency: string;
  customId: string | undefined;
  approvalUrl: string | undefined;
  captures: readonly ProviderCapture[];
}

export interface ProviderRefund {
  id: string;
  status: RefundStatus;
  /** Null if the provider's response contains no readable amount. */
  amountPence: Pence | null;
  captureId: string | undefined;
  /** The request id of a refund by the shop; undefined for one made on the provider's site. */
  invoiceId: string | undefined;
}

export interface RefundRequest {
  captureId: string;
  requestId: string;
  amountPence: Pence;
  currency: string;
  noteToPayer?: string;
}

/** A webhook as received: lower-case header names, the raw body as text. */
export interface IncomingWebhook {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** What a webhook claims; verify it with the provider before acting on it. */
export interface ProviderNotice {
  eventId: string;
  type: string;
  /** The resource concerned. */
  resourceId: string | undefined;
  providerOrderId: string | undefined;
  /** Set if money was refunded. */
  refundedCaptureId: string | undefined;
  /** The refund that returned it. */
  refundId: string | undefined;
  /** The event without the payer's data, to store; `readWebhook` reads it like the original. */
  anonymous: object;
}

export interface PaymentGateway {
  readonly provider: string;
  createOrder(request: PaymentRequest): Promise<PaymentAnswer<{ order: ProviderOrder }>>;
  getOrder(providerOrderId: string): Promise<PaymentAnswer<{ order: ProviderOrder }>>;
  captureOrder(
    providerOrderId: string,
    requestId: string,
  ): Promise<PaymentAnswer<{ order: ProviderOrder }>>;
  getCapture(captureId: string): Promise<PaymentAnswer<{ capture: ProviderCapture }>>;
  refundCapture(request: RefundRequest): Promise<PaymentAnswer<{ refund: ProviderRefund }>>;
  getRefund(refundId: string): Promise<PaymentAnswer<{ refund: ProviderRefund }>>;
  /** Null if it is not a webhook of this provider. Trusts nothing. */
  readWebhook(payload: unknown): ProviderNotice | null;
  verifyWebhook(webhook: IncomingWebhook): Promise<'genuine' | 'forged' | 'unavailable'>;
}
