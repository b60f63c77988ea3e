/**
 * Sends one call to PayPal, with access token, time limit and request id, and turns every error
 * into a typed outcome.
 */

import type { z } from 'zod';
import { SECOND } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { sendRequest } from '../send-request.ts';
import type { ServiceRequest } from '../send-request.ts';
import type { PaymentFailed, PaymentFailure } from '../payment-gateway.ts';
import { errorAnswer, tokenAnswer } from './paypal.shapes.ts';

export interface PaypalSettings {
  /** Without a trailing slash, such as https://api-m.paypal.com. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** For one call. The lease of a capture allows time for a token and the capture itself. */
  timeoutMs?: number;
}

interface Call<T extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  /** Text is sent unchanged. */
  body?: object | string;
  requestId?: string;
  answer: T;
}

export type CallAnswer<T> = { outcome: 'done'; value: T } | PaymentFailed;

/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60 * SECOND;

const failures: Readonly<Record<string, PaymentFailure>> = {
  INSTRUMENT_DECLINED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  TRANSACTION_REFUSED: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  ORDER_NOT_APPROVED: 'notApproved',
  PAYER_ACTION_REQUIRED: 'notApproved',
  ORDER_ALREADY_CAPTURED: 'alreadyCaptured',
  CAPTURE_FULLY_REFUNDED: 'alreadyRefunded',
  DUPLICATE_INVOICE_ID: 'duplicateInvoice',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'attemptsExceeded',
  ORDER_EXPIRED: 'expired',
  ORDER_VOIDED: 'expired',
  INVALID_RESOURCE_ID: 'notFound',
  RESOURCE_NOT_FOUND: 'notFound',
  PREVIOUS_REQUEST_IN_PROGRESS: 'unavailable',
};

export function paypalClient(settings: PaypalSettings, clock: Clock) {
  let token: { value: string; staleAt: number } | undefined;
  let fetchingToken: Promise<string | PaymentFailed> | undefined;

  async function fetchToken(): Promise<string | PaymentFailed> {
    const answer = await send(settings, '/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: basicAuthorisation(settings),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if ('outcome' in answer) return answer;
    const parsed = tokenAnswer.safeParse(answer.body);
    // Wrong credentials are our own fault, not a decision about a payment.
    if (!parsed.success) return { ...failureOf(answer.status, answer.body), reason: 'unavailable' };
    token = {
      value: parsed.data.access_token,
      staleAt: clock().getTime() + parsed.data.expires_in * SECOND - TOKEN_MARGIN_MS,
    };
    return token.value;
  }

  async function accessToken(): Promise<string | PaymentFailed> {
    if (token && clock().getTime() < token.staleAt) return token.value;
    fetchingToken ??= fetchToken().finally(() => {
      fetchingToken = undefined;
    });
    return await fetchingToken;
  }

  async function call<T extends z.ZodType>(
    request: Call<T>,
    renewed = false,
  ): Promise<CallAnswer<z.infer<T>>> {
    const bearer = await accessToken();
    if (typeof bearer !== 'string') return bearer;
    const headers: Record<string, string> = {
      authorization: `Bearer ${bearer}`,
      prefer: 'return=representation',
    };
    if (request.body !== undefined) headers['content-type'] = 'application/json';
    if (request.requestId) headers['paypal-request-id'] = request.requestId;
    const answer = await send(settings, request.path, {
      method: request.method,
      headers,
      body: typeof request.body === 'object' ? JSON.stringify(request.body) : request.body,
    });
    if ('outcome' in answer) return answer;
    if (answer.status === 401 && !renewed) {
      if (token?.value === bearer) token = undefined;
      return await call(request, true);
    }
    if (answer.status >= 300) return failureOf(answer.status, answer.body);
    const parsed = request.answer.safeParse(answer.body);
    if (parsed.success) return { outcome: 'done', value: parsed.data };
    return {
      outcome: 'failed',
      reason: 'unavailable',
      issue: `unreadable answer: ${parsed.error.message}`,
    };
  }

  return { call };
}

async function send(
  { baseUrl, timeoutMs = 10 * SECOND }: PaypalSettings,
  path: string,
  request: Pick<ServiceRequest, 'method' | 'headers' | 'body'>,
): Promise<{ status: number; body: unknown } | PaymentFailed> {
  try {
    const { status, text } = await sendRequest(baseUrl + path, { ...request, timeoutMs });
    return { status, body: text === '' ? {} : (JSON.parse(text) as unknown) };
  } catch (error) {
    return {
      outcome: 'failed',
      reason: 'unavailable',
      issue: error instanceof Error ? error.name : 'unknown',
    };
  }
}

function basicAuthorisation({ clientId, clientSecret }: PaypalSettings): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

function failureOf(status: number, body: unknown): PaymentFailed {
  const parsed = errorAnswer.safeParse(body);
  const error = parsed.success ? parsed.data : {};
  const issue = error.details?.[0]?.issue ?? error.name ?? error.error ?? `HTTP ${status}`;
  return { outcome: 'failed', reason: reasonOf(status, issue), issue, debugId: error.debug_id };
}

function reasonOf(status: number, issue: string): PaymentFailure {
  const known = failures[issue];
  if (known) return known;
  if (status >= 500 || [401, 403, 408, 409, 429].includes(status)) return 'unavailable';
  return status === 404 ? 'notFound' : 'refused';
}
