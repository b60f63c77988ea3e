/**
 * Sends one call to Click & Drop, with key, time limit and the pace that it allows, and turns every
 * error into a typed outcome.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { HOUR, SECOND } from '../../../domain/time/durations.ts';
import { errorAnswer, orderErrors } from './click-and-drop.shapes.ts';
import type { CarrierFailed } from './click-and-drop.ts';
import { parseJson, sendRequest } from '../send-request.ts';
import { failed, saidOf } from './click-and-drop.wire.ts';

export interface ClickAndDropSettings {
  /** Without a trailing slash, such as https://api.parcel.royalmail.com/api/v1. */
  baseUrl: string;
  /** Reaches nothing but the header of the calls. */
  key: string;
  /** For one call. */
  timeoutMs?: number;
  /** Between the beginnings of two calls of this process; more than five a second are refused. */
  spacingMs?: number;
}

interface Call<T extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  answer: T;
}

export type CallAnswer<T> =
  | { outcome: 'done'; value: T }
  /** No order has one of the identifiers. */
  | { outcome: 'notFound' }
  | CarrierFailed;

/** Longer than the settling time of a create is never needed. */
const LONGEST_PAUSE = HOUR;

export function clickAndDropClient(settings: ClickAndDropSettings) {
  const { spacingMs = SECOND / 4 } = settings;
  let next = 0;

  async function itsTurn(): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + spacingMs;
    if (turn > now) await wait(turn - now);
  }

  async function call<T extends z.ZodType>(request: Call<T>): Promise<CallAnswer<z.infer<T>>> {
    await itsTurn();
    const response = await send(settings, request);
    if (response === null) return failed('unavailable');
    const { status, body, retryAfterMs } = response;
    if (status === 401 || status === 403) return failed('keyRefused');
    if (status === 429) return failed('busy', { retryAfterMs });
    if (status === 404 || (status === 400 && saysNotFound(body))) return { outcome: 'notFound' };
    if (status >= 400 && status < 500 && status !== 408)
      return failed('refused', { said: saidOf(messagesOf(body)) });
    const parsed = request.answer.safeParse(body);
    if (status >= 300 || !parsed.success) return failed('unavailable');
    return { outcome: 'done', value: parsed.data };
  }

  return { call };
}

interface WireResponse {
  status: number;
  /** Undefined if it is not JSON. */
  body: unknown;
  retryAfterMs: number | null;
}

/** Null without a whole response. */
async function send(
  { baseUrl, key, timeoutMs = 15 * SECOND }: ClickAndDropSettings,
  { method, path, body }: Call<z.ZodType>,
): Promise<WireResponse | null> {
  try {
    const { status, headers, text } = await sendRequest(baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      timeoutMs,
    });
    return { status, body: parseJson(text), retryAfterMs: pauseOf(headers['retry-after']) };
  } catch {
    // The error may quote the request.
    return null;
  }
}

/** Seconds, or a date, as the header may have it. */
function pauseOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / SECOND;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds) * SECOND, LONGEST_PAUSE) : null;
}

/** The description of the API allows 400 as well as 404 for an order that does not exist. */
function saysNotFound(body: unknown): boolean {
  const parsed = orderErrors.safeParse(body);
  return (
    parsed.success &&
    parsed.data.every(({ code, message }) => /not ?found/i.test(`${code ?? ''} ${message ?? ''}`))
  );
}

function messagesOf(body: unknown): string[] {
  const many = orderErrors.safeParse(body);
  const one = errorAnswer.safeParse(body);
  const errors = many.success ? many.data : one.success ? [one.data] : [];
  return errors.flatMap(({ message }) => message ?? []);
}
