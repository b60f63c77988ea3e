/** Checkout endpoints, and the URLs for the payment provider's webhooks and returning shoppers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';
import { refusePrefetch } from '../../http/caller.ts';
import { DAY_SECONDS, rateLimit } from '../../http/limits/rate-limit.ts';
import type { Handlers } from '../../http/serve.ts';
import { answerCancelled, answerCancelledByKey } from './checkout.answer.ts';
import type { CheckoutCancel } from './checkout.cancel.ts';
import type { NextPage } from './next-page.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { CheckoutSweep } from './settle/checkout.sweep.ts';

/**
 * Limits new lines of unpaid orders per IP address: each stores a drawing of some kilobytes. A cart
 * holds up to 250.
 */
const LINES_PLACED = [
  { lines: 1000, seconds: 600 },
  { lines: 4000, seconds: DAY_SECONDS },
] as const;
const WEBHOOK_BYTES = 256 * 1024;
/** The provider sends a few per order, from a few IP addresses. */
const WEBHOOKS_A_MINUTE = 600;
/** Each verification costs a call to the provider, so a forged webhook counts as this many. */
const FORGED_WEBHOOK = 30;
const RETURNS_A_MINUTE = 60;

export function checkoutRoutes(
  checkout: CheckoutService,
  { cancelOwn, cancelByKey }: Pick<CheckoutCancel, 'cancelOwn' | 'cancelByKey'>,
  limitFactor: number,
) {
  const limits = LINES_PLACED.map(({ lines, seconds }) =>
    rateLimit(`lines placed in ${seconds} s`, lines * limitFactor, seconds),
  );
  const mayPlaceFrom = (request: FastifyRequest) => async (lines: number) => {
    for (const limit of limits) await limit.spend(request.ip, lines);
  };

  return {
    orderCancel: async ({ params, customer }) =>
      answerCancelled(await cancelOwn(customer.customerId, params.id)),
    orderCancelByKey: async ({ params }) =>
      answerCancelledByKey(await cancelByKey(params.orderKey)),
    guestCheckout: async ({ params, customer, request }) =>
      placed(
        await checkout.place(params.cartId, customer?.customerId ?? null, mayPlaceFrom(request)),
      ),
    checkout: async ({ params, customer: { customerId }, request }) => {
      const order = await checkout.place(params.cartId, customerId, mayPlaceFrom(request));
      // A guest placed the order, and it was paid or being paid before the customer could claim it.
      if (order.customerId !== customerId) throw new ShopError('paymentInProgress');
      return { id: order.id, ...placed(order) };
    },
    gatewayNew: async ({ params, customer }) => ({
      url: await checkout.approvalUrl(customer.customerId, params.id),
    }),
    gatewayCapture: ({ params, customer }) => checkout.capture(customer.customerId, params.id),
    gatewayGet: ({ params, customer }) => checkout.paymentStatus(customer.customerId, params.id),
    guestGateway: async ({ params, request, reply }) => {
      await goOn(request, reply, await checkout.pay(params.id));
    },
  } satisfies Handlers;
}

type Order = Awaited<ReturnType<CheckoutService['place']>>;

const placed = ({ key, reference, totalPence, changes }: Order) => ({
  changes,
  orderKey: key,
  reference,
  total: totalPence,
  gateway: `/gateway/paypal/${key}/new`,
});

/** Return, cancel and webhook: called by browsers and the provider, not by the shop's pages. */
export function registerCheckoutReturns(
  app: FastifyInstance,
  checkout: CheckoutService,
  sweep: CheckoutSweep,
  limitFactor: number,
): void {
  const returns = rateLimit('returns of payers', RETURNS_A_MINUTE * limitFactor);
  const webhooksLimit = rateLimit('webhooks', WEBHOOKS_A_MINUTE * limitFactor);
  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
    '/gateway/paypal/:id/return',
    async (request, reply) => {
      await returns.spend(request.ip);
      refusePrefetch(request);
      const { token } = request.query;
      await goOn(
        request,
        reply,
        await checkout.returned(request.params.id, typeof token === 'string' ? token : ''),
      );
      return reply;
    },
  );

  app.get<{ Params: { id: string } }>('/gateway/paypal/:id/cancel', async (request, reply) => {
    await returns.spend(request.ip);
    await goOn(request, reply, await checkout.cancelled(request.params.id));
    return reply;
  });

  void app.register(async (webhooks) => {
    // The signature covers the raw body.
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: WEBHOOK_BYTES },
      (_, body, done) => done(null, body),
    );
    webhooks.post('/gateway/paypal/webhook', async (request, reply) => {
      await webhooksLimit.spend(request.ip);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const verdict = await sweep.hear({ headers, body: String(request.body) });
      if (verdict === 'unavailable') throw new ShopError('paymentProviderUnavailable');
      if (verdict !== 'taken') {
        await webhooksLimit.spend(request.ip, FORGED_WEBHOOK - 1);
        throw new ShopError('malformed');
      }
      return reply.code(204).send();
    });
  });
}

/** Redirects browsers to a page that explains the refusal; other callers get the refusal itself. */
async function goOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, refusal }: NextPage,
): Promise<void> {
  if (refusal && !request.headers.accept?.includes('text/html')) throw refusal;
  await reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(path, refusal ? 303 : 302);
}
