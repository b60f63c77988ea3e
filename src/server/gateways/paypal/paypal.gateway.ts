/** Takes payments through PayPal's Orders API, over plain fetch so that any base URL works. */

import type { Clock } from '../../../domain/time/clock.ts';
import { poundsValue } from '../../../domain/money/money.ts';
import type { IncomingWebhook, PaymentGateway } from '../payment-gateway.ts';
import { paypalClient } from './paypal.client.ts';
import type { PaypalSettings } from './paypal.client.ts';
import { captureAnswer, orderAnswer, refundAnswer, verificationAnswer } from './paypal.shapes.ts';
import { readCapture, readOrder, readRefund, readWebhook, writeOrder } from './paypal.wire.ts';

type PaypalCall = ReturnType<typeof paypalClient>['call'];

export function paypalGateway(settings: PaypalSettings, clock: Clock): PaymentGateway {
  const { call } = paypalClient(settings, clock);

  async function orderCall(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    requestId?: string,
  ) {
    const answer = await call({
      method,
      path: `/v2/checkout/orders${path}`,
      body,
      requestId,
      answer: orderAnswer,
    });
    return answer.outcome === 'done'
      ? { outcome: 'done' as const, order: readOrder(answer.value) }
      : answer;
  }

  return {
    provider: 'paypal',

    createOrder: (request) => orderCall('POST', '', writeOrder(request), request.requestId),

    getOrder: (id) => orderCall('GET', `/${encodeURIComponent(id)}`),

    captureOrder: (id, requestId) =>
      orderCall('POST', `/${encodeURIComponent(id)}/capture`, {}, requestId),

    async getCapture(id) {
      const path = `/v2/payments/captures/${encodeURIComponent(id)}`;
      const answer = await call({ method: 'GET', path, answer: captureAnswer });
      return answer.outcome === 'done'
        ? { outcome: 'done', capture: readCapture(answer.value) }
        : answer;
    },

    async refundCapture({ captureId, requestId, amountPence, currency, noteToPayer }) {
      const answer = await call({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        requestId,
        body: {
          amount: { currency_code: currency, value: poundsValue(amountPence) },
          // Distinguishes our refunds from those made on PayPal's own site.
          invoice_id: requestId,
          note_to_payer: noteToPayer,
        },
        answer: refundAnswer,
      });
      return answer.outcome === 'done'
        ? {
            outcome: 'done',
            refund: readRefund(answer.value, { captureId, amountPence }),
          }
        : answer;
    },

    async getRefund(id) {
      const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
      const answer = await call({ method: 'GET', path, answer: refundAnswer });
      return answer.outcome === 'done'
        ? { outcome: 'done', refund: readRefund(answer.value) }
        : answer;
    },

    readWebhook,

    async verifyWebhook({ headers, body }) {
      const question = signatureQuestion(headers, body, settings.webhookId);
      if (question === null) return 'forged';
      return askVerdict(call, question);
    },
  };
}

async function askVerdict(
  call: PaypalCall,
  question: string,
): Promise<'genuine' | 'forged' | 'unavailable'> {
  const answer = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: question,
    answer: verificationAnswer,
  });
  if (answer.outcome === 'failed')
    return answer.reason === 'unavailable' ? 'unavailable' : 'forged';
  return answer.value.verification_status === 'SUCCESS' ? 'genuine' : 'forged';
}

/** The request that verifies a webhook's signature; null if it cannot be genuine. */
function signatureQuestion(
  headers: IncomingWebhook['headers'],
  body: string,
  webhookId: string,
): string | null {
  const proof = {
    transmission_id: headers['paypal-transmission-id'],
    transmission_time: headers['paypal-transmission-time'],
    transmission_sig: headers['paypal-transmission-sig'],
    cert_url: headers['paypal-cert-url'],
    auth_algo: headers['paypal-auth-algo'],
  };
  // A body that is not JSON could inject fields into the request.
  if (Object.values(proof).some((value) => !value) || !isJson(body)) return null;
  const fields = JSON.stringify({ ...proof, webhook_id: webhookId });
  // The event is sent back byte for byte: its checksum is signed, and serialising it again could
  // reorder it.
  return `${fields.slice(0, -1)},"webhook_event":${body}}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
