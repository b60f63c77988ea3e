/** A call that did not succeed, with what a page shows about it. */
import type { ShopErrorCode } from '../../domain/errors.ts';

export interface FieldError {
  field: string;
  message: string;
}

export class Refusal extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  /** Undefined if there was no response, or one from elsewhere, such as a proxy. */
  readonly code: ShopErrorCode | undefined;
  readonly fields: readonly FieldError[];

  constructor(
    status: number,
    message: string,
    detail: { code?: ShopErrorCode | undefined; fields?: readonly FieldError[] } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = detail.code;
    this.fields = detail.fields ?? [];
  }
}

/** An error whose message is written for members. */
export class Explained extends Error {}

const NO_RESPONSE = 'The shop cannot be reached. Nothing was lost: please try again.';
const UNKNOWN = 'Something went wrong. Please try again.';

/** The office's own texts, where the server's were written for shoppers. */
const TEXTS: Partial<Record<ShopErrorCode, string>> = {
  credentialsInvalid:
    'That did not match. Please check what you typed; the authenticator shows a new code every 30 seconds.',
  linkInvalid: 'This link is no longer valid. It works once, and only for a short time.',
  stepNotAllowed: 'This is no longer possible. Someone may have changed it since the page loaded.',
  forbidden: 'Your role does not permit this. Please ask an owner.',
  paymentInProgress: 'A payment for this order is going through. Please try again in a minute.',
  paymentProviderUnavailable: 'The payment provider does not respond. Nothing was changed.',
  invalid: 'Please check the marked fields.',
};

/** The server gives a reason with these, unless its text is its general one or that of a table of steps. */
const WITH_REASON: readonly (ShopErrorCode | undefined)[] = ['stepNotAllowed', 'forbidden'];
const SAYS_NO_REASON = /^The order has moved on|^“\w+” cannot follow|^You may not do this/;

export const noResponse = (): Refusal => new Refusal(0, NO_RESPONSE);

interface RefusalBody {
  code?: ShopErrorCode;
  message?: unknown;
  violations?: readonly { propertyPath: string; message: string }[];
}

export function readRefusal(status: number, body: unknown): Refusal {
  const { code, message, violations = [] } = (body ?? {}) as RefusalBody;
  const said = typeof message === 'string' ? message : '';
  const hasReason = WITH_REASON.includes(code) && said !== '' && !SAYS_NO_REASON.test(said);
  const text = (!hasReason && code && TEXTS[code]) || said || UNKNOWN;
  return new Refusal(status, text, {
    code,
    fields: violations.map(({ propertyPath, message }) => ({
      field: propertyPath,
      message,
    })),
  });
}

/** What a page says about any error. */
export const messageOf = (error: unknown): string =>
  error instanceof Refusal || error instanceof Explained ? error.message : UNKNOWN;

/** The message for one field of a form. */
export function fieldError(error: unknown, field: string): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  return error.fields.find((one) => one.field === field)?.message;
}

/** The first message for a field or for anything inside it. */
export function fieldErrorWithin(error: unknown, field: string): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  return error.fields.find((one) => one.field === field || one.field.startsWith(`${field}.`))
    ?.message;
}
