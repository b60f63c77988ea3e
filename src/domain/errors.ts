/** The error for every expected refusal. `server/http/problems.ts` maps each code to an HTTP status and message. */

export type ShopErrorCode =
  | 'malformed'
  | 'invalid'
  | 'notFound'
  | 'cartNotFound'
  | 'cartItemNotFound'
  | 'productNotFound'
  | 'orderNotFound'
  | 'cartEmpty'
  | 'cartFull'
  | 'cartIncomplete'
  | 'quantityOutOfRange'
  | 'outOfStock'
  | 'deliveryRefused'
  | 'paymentInProgress'
  | 'paymentDeclined'
  | 'paymentNotApproved'
  | 'paymentProviderUnavailable'
  | 'stepNotAllowed'
  | 'changedMeanwhile'
  | 'productionStarted'
  | 'orderLineNotFound'
  | 'tokenMissing'
  | 'tokenInvalid'
  | 'tokenExpired'
  | 'refreshTokenInvalid'
  | 'credentialsInvalid'
  | 'notActivated'
  | 'twoStepRequired'
  | 'twoStepInvalid'
  | 'twoStepOn'
  | 'twoStepOff'
  | 'linkInvalid'
  | 'linkExpired'
  | 'addressNotFound'
  | 'addressesFull'
  | 'notificationNotFound'
  | 'wishlistFull'
  | 'uploadNotFound'
  | 'draftNotFound'
  | 'draftsFull'
  | 'repliesFull'
  | 'reminderNotFound'
  | 'remindersFull'
  | 'ordersUnderWay'
  | 'refundTooLarge'
  | 'forbidden'
  | 'signInRequired'
  | 'proofRequired'
  | 'pinRequired'
  | 'makerGone'
  | 'crossSiteRefused'
  | 'tooManyRequests'
  | 'tooSlow'
  | 'payloadTooLarge'
  | 'unsupportedMediaType'
  | 'prefetchRefused'
  | 'temporarilyUnavailable';

/** One invalid field, named as on the wire. */
export interface Violation {
  propertyPath: string;
  message: string;
}

export interface ShopErrorDetail {
  /** The invalid field, named as on the wire. */
  field?: string;
  /** Whether a required field was missing. */
  required?: boolean;
  violations?: readonly Violation[];
  /** Seconds after which the caller may retry. */
  retryAfter?: number;
  /** Replaces the code's standard message; shown to shoppers. */
  message?: string;
}

export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly detail: ShopErrorDetail;

  constructor(code: ShopErrorCode, detail: ShopErrorDetail = {}) {
    super(detail.message ?? code);
    this.name = 'ShopError';
    this.code = code;
    this.detail = detail;
  }
}
