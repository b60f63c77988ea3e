/** Stores the provider's webhook events, once each; `checkout.sweep.ts` acts on them. */
import { DAY } from '../../../domain/time/durations.ts';
import { job, queued } from '../../jobs/queue.ts';
import type { PaymentsContext } from './payments.context.ts';

/** How long webhook ids are stored, so that no event is processed twice. */
const WEBHOOKS_KNOWN = 365 * DAY;

/** Returns false for a known event. A job processes the event after the provider has its response. */
export function storeWebhook(
  { store, gateway, clock }: PaymentsContext,
  event: {
    eventId: string;
    type: string;
    resourceId: string | null;
    payload: string;
  },
): Promise<boolean> {
  const queuing = queued([job('takeWebhook', { eventId: event.eventId })]);
  return store.storeWebhook({ ...event, provider: gateway.provider, receivedAt: clock() }, queuing);
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
