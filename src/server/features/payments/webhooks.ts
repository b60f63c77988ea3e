/** Stores the provider's webhook events, once each; `checkout.sweep.ts` acts on them. */
import { DAY } from '../../../domain/time/durations.ts';
import { job, queued } from '../../jobs/queue.ts';
import type { PaymentsContext } from './payments.context.ts';
import type { WebhookEvent } from './payments.store.ts';

/** How long webhook ids are stored, so that no event is processed twice. */
const WEBHOOKS_KNOWN = 365 * DAY;

/**
 * Returns false for a known event. A job processes the event after the provider has its response,
 * unless it only reports what the shop has recorded or is about to record.
 * @param payment null if the event must be processed in any case
 */
export function storeWebhook(
  { store, gateway, clock }: PaymentsContext,
  event: Omit<WebhookEvent, 'provider' | 'receivedAt'>,
  payment: { providerOrderId: string; capturingSince: Date } | null,
): Promise<boolean> {
  const queuing = queued([job('takeWebhook', { eventId: event.eventId })]);
  const received = { ...event, provider: gateway.provider, receivedAt: clock() };
  return store.storeWebhook(received, payment, queuing);
}

export function webhookById({ store, gateway }: PaymentsContext, eventId: string) {
  return store.webhook(gateway.provider, eventId);
}

export function markWebhookProcessed({ store, gateway, clock }: PaymentsContext, eventId: string) {
  return store.markWebhookProcessed(gateway.provider, eventId, clock());
}

export async function forgetWebhooks({ store, clock }: PaymentsContext): Promise<void> {
  await store.deleteWebhooks(new Date(clock().getTime() - WEBHOOKS_KNOWN));
}
