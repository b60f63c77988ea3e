/** What the shop needs of a payment provider, in the shop's own words; services know this type only. */

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
  /** Our order; comes back with every answer and is compared. */
  orderId: string;
  /** Unique per attempt; the provider refuses a second capture under the same one. */
  invoiceId: string;
  /** Makes repeating the call safe. */
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
 * Why a call brought no result. `unavailable` means that the outcome is unknown (time-out, 5xx, broken
 * line): ask again with the same request id. Everything else is the provider's own decision.
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
  /** The provider's own words and reference, for the log. */
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
  /** Null where the provider's answer names no amount that can be read. */
  amountPence: Pence | null;
  currency: string;
  /** What we sent as orderId. */
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
  /** Null where the provider's answer names no amount that can be read. */
  amountPence: Pence | null;
  captureId: string | undefined;
  /** The request id of a refund the shop asked for; of none made at the provider's own site. */
  invoiceId: string | undefined;
}

export interface RefundRequest {
  captureId: string;
  requestId: string;
  amountPence: Pence;
  currency: string;
  noteToPayer?: string;
}

/** A webhook as it arrived: lower-case header names, the body's own bytes as text. */
export interface IncomingWebhook {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** What a webhook claims, to be looked up anew before anything is done. */
export interface ProviderNotice {
  eventId: string;
  type: string;
  /** The thing it is about, whatever that is. */
  resourceId: string | undefined;
  providerOrderId: string | undefined;
  /** Set where money went back. */
  refundedCaptureId: string | undefined;
  /** The refund by which it went back. */
  refundId: string | undefined;
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
  /** Null for what is no webhook of this provider. Trusts nothing. */
  readWebhook(payload: unknown): ProviderNotice | null;
  verifyWebhook(webhook: IncomingWebhook): Promise<'genuine' | 'forged' | 'unavailable'>;
}
