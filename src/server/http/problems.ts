/** The one table from a refusal's code to its HTTP status and message, and the one place that catches errors. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../contract/shapes/wire.ts';
import { ShopError } from '../../domain/errors.ts';
import type { ShopErrorCode } from '../../domain/errors.ts';
import { isDatabaseAway } from '../database/connection/database-away.ts';

interface Problem {
  status: number;
  message: string;
}

/** The compiler keeps this exhaustive. */
export const PROBLEMS: Record<ShopErrorCode, Problem> = {
  malformed: { status: 400, message: 'This request could not be read.' },
  invalid: { status: 422, message: 'Please check the highlighted fields.' },
  notFound: { status: 404, message: 'Not found.' },
  cartNotFound: { status: 404, message: 'This cart no longer exists.' },
  cartItemNotFound: { status: 404, message: 'This item is no longer in the cart.' },
  productNotFound: { status: 404, message: 'This product is no longer sold.' },
  orderNotFound: { status: 404, message: 'There is no such order.' },
  cartEmpty: { status: 409, message: 'The cart is empty.' },
  cartFull: { status: 409, message: 'A cart holds up to 250 different items.' },
  cartIncomplete: { status: 422, message: 'Some details are still missing.' },
  quantityOutOfRange: { status: 422, message: 'Please choose a quantity from 1 to 99.' },
  outOfStock: { status: 409, message: 'There is not enough of this left in stock.' },
  deliveryRefused: { status: 422, message: 'We cannot deliver to this address.' },
  paymentInProgress: {
    status: 409,
    message: 'Your payment is going through. Please wait a moment.',
  },
  paymentDeclined: { status: 402, message: 'The payment was declined. Nothing was charged.' },
  paymentNotApproved: {
    status: 402,
    message: 'The payment has not been approved. Nothing was charged.',
  },
  paymentProviderUnavailable: {
    status: 503,
    message: 'Payment is not available right now. Nothing was charged, and your cart is kept.',
  },
  productionStarted: {
    status: 409,
    message: 'We have begun to make this order, so it can no longer be changed.',
  },
  orderLineNotFound: { status: 404, message: 'There is no such line in this order.' },
  stepNotAllowed: {
    status: 409,
    message: 'The order has moved on, so this is no longer possible.',
  },
  changedMeanwhile: {
    status: 409,
    message: 'Someone else has changed this since you opened it. Look at it again first.',
  },
  tokenMissing: { status: 401, message: 'JWT Token not found' },
  tokenInvalid: { status: 401, message: 'Invalid JWT Token' },
  tokenExpired: { status: 401, message: 'Expired JWT Token' },
  refreshTokenInvalid: { status: 401, message: 'Invalid refresh token' },
  credentialsInvalid: { status: 401, message: 'The email address or the password is not right.' },
  notActivated: {
    status: 401,
    message: 'Please activate your account first, by the link in the email we sent you.',
  },
  twoStepRequired: { status: 401, message: 'Please enter your authentication code.' },
  twoStepInvalid: { status: 401, message: 'Invalid two step code.' },
  twoStepOn: { status: 409, message: 'Two-step sign-in is on already.' },
  twoStepOff: { status: 409, message: 'Two-step sign-in has not been started.' },
  linkInvalid: { status: 422, message: 'This link is no longer valid. Please ask for a new one.' },
  linkExpired: { status: 410, message: 'This link has expired. Please open it again.' },
  addressNotFound: { status: 404, message: 'There is no such address.' },
  addressesFull: { status: 409, message: 'You can save up to 50 addresses.' },
  notificationNotFound: { status: 404, message: 'There is no such notification.' },
  wishlistFull: { status: 409, message: 'A wishlist holds up to 250 products.' },
  draftNotFound: { status: 404, message: 'This design is no longer there.' },
  draftsFull: { status: 409, message: 'You can keep up to 200 designs.' },
  repliesFull: { status: 409, message: 'This design has been answered often enough.' },
  reminderNotFound: { status: 404, message: 'There is no such reminder.' },
  remindersFull: { status: 409, message: 'You can keep up to 20 reminders.' },
  uploadNotFound: { status: 404, message: 'This photograph is no longer there.' },
  ordersUnderWay: {
    status: 409,
    message:
      'You have an order or a refund under way. You can erase your account once that is finished.',
  },
  refundTooLarge: { status: 409, message: 'No more than was paid can be given back.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  signInRequired: { status: 401, message: 'Please sign in to the office.' },
  proofRequired: { status: 403, message: 'Please prove that it is you, then try again.' },
  pinRequired: {
    status: 403,
    message: 'Tap your name and enter your PIN first. Nothing was lost.',
  },
  makerGone: {
    status: 409,
    message:
      'Whoever this is recorded for no longer works on shared tablets. Do it again under another name.',
  },
  crossSiteRefused: { status: 403, message: 'Please use the pages of the office for this.' },
  tooManyRequests: { status: 429, message: 'Too many requests. Please wait a moment.' },
  tooSlow: { status: 408, message: 'This request took too long to arrive. Please try again.' },
  payloadTooLarge: { status: 413, message: 'This request is too large.' },
  unsupportedMediaType: { status: 415, message: 'Please send JSON.' },
  temporarilyUnavailable: {
    status: 503,
    message: 'The shop is not available for a moment. Please try again.',
  },
  prefetchRefused: {
    status: 409,
    message: 'This address changes something and is not to be prefetched.',
  },
};

/** Converts a refusal to its response. */
export function refusalOf(error: ShopError): { status: number; body: Refusal } {
  const { status, message } = PROBLEMS[error.code];
  const { field, required, violations } = error.detail;
  return {
    status,
    body: {
      status: 'error',
      message: error.detail.message ?? message,
      ...(field && { data: { field, ...(required !== undefined && { required }) } }),
      ...(violations && {
        violations: violations.map(({ propertyPath, message }) => ({
          propertyPath,
          message,
        })),
      }),
    },
  };
}

const FASTIFY_CODES: Record<string, ShopErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
};

/** The disk is full or read-only. */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const TRY_AGAIN_SECONDS = 2;

/** Whether the error is temporary: neither the request nor our code is at fault. */
export function isAwayForNow(error: unknown): boolean {
  return isDatabaseAway(error) || STORAGE_FULL.has((error as NodeJS.ErrnoException)?.code ?? '');
}

export function suggestRetry(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', TRY_AGAIN_SECONDS);
}

function asShopError(error: FastifyError | ShopError): ShopError | null {
  if (error instanceof ShopError) return error;
  const known = FASTIFY_CODES[error.code];
  if (known) return new ShopError(known);
  // Lock timeout: the row is busy with a payment, and nothing was changed.
  if (error.code === '55P03') return new ShopError('paymentInProgress');
  if (isAwayForNow(error))
    return new ShopError('temporarilyUnavailable', { retryAfter: TRY_AGAIN_SECONDS });
  return error.statusCode && error.statusCode < 500 ? new ShopError('malformed') : null;
}

export function sendProblem(
  error: FastifyError | ShopError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refused = asShopError(error);
  if (!refused) {
    request.log.error({ err: error }, 'request failed');
    void reply.code(500).send({
      status: 'error',
      message: 'An error occurred, please try again later!',
    } satisfies Refusal);
    return;
  }
  if (refused !== error && isAwayForNow(error))
    request.log.warn({ err: error }, 'the database or the disk is unavailable');
  const { status, body } = refusalOf(refused);
  // Do not wait for the rest of the body.
  if (refused.code === 'tooSlow') void reply.header('connection', 'close');
  if (refused.detail.retryAfter) void reply.header('retry-after', refused.detail.retryAfter);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(isOfOffice(request) ? { ...body, code: refused.code } : body);
}

/** The office's pages tell refusals apart by their code; the shop's calls have the specification's shape. */
const isOfOffice = ({ url }: FastifyRequest): boolean => url.startsWith('/api/office/');

export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ShopError>(sendProblem);
  app.setNotFoundHandler(() => {
    throw new ShopError('notFound');
  });
  // Fastify reads plain text by default, but no call takes it.
  app.removeContentTypeParser('text/plain');
}
