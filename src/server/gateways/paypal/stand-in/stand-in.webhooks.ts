/** Signs and delivers the stand-in's webhooks, retrying until the shop responds 2xx. */

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { SECOND } from '../../../../domain/time/durations.ts';
import { sendRequest } from '../../send-request.ts';

export interface WebhookOptions {
  /** URL of the shop's webhook endpoint; without it none are sent. */
  url?: string;
  webhookId: string;
  secret: string;
  retryDelaysMs?: readonly number[];
}

export interface Release {
  /** Reversed: the last event first. */
  order?: 'asHappened' | 'reversed';
  /** How often each is sent. */
  copies?: number;
}

export interface Webhooks {
  send(eventType: string, resource: object): void;
  /** Holds events until `release`, for late, reordered and repeated webhooks. */
  hold(): void;
  /** Sends held events one after another, and stops holding. */
  release(how?: Release): Promise<void>;
  /** Discards held events: webhooks that never arrive. */
  drop(): void;
  verify(proof: Proof, event: unknown): boolean;
  /** Resolves when running deliveries have ended. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

export interface Proof {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
}

const DELAYS = [SECOND, 5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND];

export function webhooks({
  url,
  webhookId,
  secret,
  retryDelaysMs = DELAYS,
}: WebhookOptions): Webhooks {
  const signing = { webhookId, secret };
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let held: string[] | undefined;

  async function deliver(body: string): Promise<void> {
    for (const delay of [0, ...retryDelaysMs]) {
      try {
        if (delay) await wait(delay, undefined, { signal: stopping.signal, ref: false });
      } catch {
        return;
      }
      if (stopping.signal.aborted || (await deliverOnce(url ?? '', signing, body, stopping.signal)))
        return;
    }
  }

  function start(body: string): Promise<void> {
    const delivery = deliver(body).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
    return delivery;
  }

  return {
    send(eventType, resource) {
      if (!url) return;
      const body = eventBody(eventType, resource);
      if (held) held.push(body);
      else void start(body);
    },
    hold() {
      held ??= [];
    },
    async release({ order = 'asHappened', copies = 1 } = {}) {
      const bodies = order === 'reversed' ? (held ?? []).toReversed() : (held ?? []);
      held = undefined;
      for (const body of bodies)
        await Promise.all(Array.from({ length: copies }, () => start(body)));
    },
    drop() {
      held = undefined;
    },
    verify: (proof, event) => isGenuine(signing, proof, event),
    async quiet() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async stop() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

type Signing = Pick<WebhookOptions, 'webhookId' | 'secret'>;

function eventBody(eventType: string, resource: object): string {
  return JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: eventType.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
    event_type: eventType,
    resource,
  });
}

function sign(secret: string, id: string, time: string, webhook: string, body: string): string {
  return createHmac('sha256', secret)
    .update(`${id}|${time}|${webhook}|${crc32(body)}`)
    .digest('base64');
}

function isGenuine({ webhookId, secret }: Signing, proof: Proof, event: unknown): boolean {
  const { transmission_id: id, transmission_time: time, webhook_id: webhook } = proof;
  const expected = sign(secret, id, time, webhook, JSON.stringify(event));
  const given = Buffer.from(proof.transmission_sig);
  return (
    webhook === webhookId &&
    given.length === expected.length &&
    timingSafeEqual(given, Buffer.from(expected))
  );
}

async function deliverOnce(
  url: string,
  { webhookId, secret }: Signing,
  body: string,
  stopping: AbortSignal,
): Promise<boolean> {
  const id = randomUUID();
  const time = new Date().toISOString();
  try {
    const { status } = await sendRequest(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign(secret, id, time, webhookId, body),
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-stand-in',
        'paypal-auth-algo': 'SHA256withRSA',
      },
      body,
      timeoutMs: 10 * SECOND,
      signal: stopping,
    });
    return status < 300;
  } catch {
    return false;
  }
}
