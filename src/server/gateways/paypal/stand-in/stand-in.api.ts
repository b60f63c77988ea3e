/** PayPal's API calls as the stand-in implements them, with a request-id memory and scripted faults. */

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StandInAnswer } from './stand-in.ledger.ts';
import { Refusal, captureOrder, createOrder, findOrder, refundCapture } from './stand-in.orders.ts';
import type { StandInCall } from './stand-in.script.ts';
import type { StandIn } from './stand-in.ts';
import { captureResource, errorBody, orderResource, refundResource } from './stand-in.views.ts';

const TOKEN_SECONDS = 32_400;
const idParameter = z.object({ id: z.string() });
const mockResponse = z.object({ mock_application_codes: z.string() });

const verifyBody = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
});

export function baseOf(standIn: StandIn, request: FastifyRequest, prefix: string): string {
  return standIn.options.publicUrl ?? `${request.protocol}://${request.host}${prefix}`;
}

/** Handles one kind of call. */
type Answering = (
  call: StandInCall,
  act: (request: FastifyRequest) => StandInAnswer,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function apiRoutes(standIn: StandIn): FastifyPluginAsync {
  return async (app) => {
    const unanswered = new Set<FastifyReply>();
    app.addHook('preClose', async () => {
      for (const reply of unanswered) reply.raw.destroy();
    });
    const answer = answering(standIn, unanswered);
    app.post(
      '/v1/oauth2/token',
      answer('token', (request) => giveToken(standIn, request)),
    );
    orderRoutes(app, standIn, answer);
    paymentRoutes(app, standIn, answer);
    app.post(
      '/v1/notifications/verify-webhook-signature',
      answer(
        'verify',
        authorised(standIn, (request) => {
          const parsed = verifyBody.safeParse(request.body);
          if (!parsed.success) throw new Refusal(400, 'VALIDATION_ERROR');
          const genuine = standIn.webhooks.verify(parsed.data, parsed.data.webhook_event);
          return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
        }),
      ),
    );
  };
}

function orderRoutes(app: FastifyInstance, standIn: StandIn, answer: Answering): void {
  const { ledger } = standIn;
  const base = (request: FastifyRequest) => baseOf(standIn, request, app.prefix);

  app.post(
    '/v2/checkout/orders',
    answer(
      'create',
      authorised(standIn, (request) => {
        const order = createOrder(ledger, request.body);
        return { status: 200, body: orderResource(order, base(request)) };
      }),
    ),
  );

  app.get(
    '/v2/checkout/orders/:id',
    answer(
      'get',
      authorised(standIn, (request) => {
        return {
          status: 200,
          body: orderResource(findOrder(ledger, idOf(request)), base(request)),
        };
      }),
    ),
  );

  app.post(
    '/v2/checkout/orders/:id/capture',
    answer(
      'capture',
      authorised(standIn, (request) => {
        const order = findOrder(ledger, idOf(request));
        const as = order.captured === undefined ? standIn.captureAs : { value: order.captured };
        const capture = captureOrder(ledger, order, as);
        const resource = captureResource(order, capture, base(request));
        if (!order.isSample) standIn.webhooks.send(`PAYMENT.CAPTURE.${capture.status}`, resource);
        return { status: 201, body: orderResource(order, base(request)) };
      }),
    ),
  );
}

function paymentRoutes(app: FastifyInstance, standIn: StandIn, answer: Answering): void {
  const { ledger } = standIn;
  const base = (request: FastifyRequest) => baseOf(standIn, request, app.prefix);

  app.get(
    '/v2/payments/captures/:id',
    answer(
      'get',
      authorised(standIn, (request) => {
        const found = ledger.findCapture(idOf(request));
        if (!found) throw new Refusal(404, 'INVALID_RESOURCE_ID');
        return { status: 200, body: captureResource(found.order, found.capture, base(request)) };
      }),
    ),
  );

  app.post(
    '/v2/payments/captures/:id/refund',
    answer(
      'refund',
      authorised(standIn, (request) => {
        const refund = refundCapture(ledger, idOf(request), request.body, standIn.refundAs);
        const found = ledger.findCapture(idOf(request));
        if (!found) throw new Refusal(404, 'INVALID_RESOURCE_ID');
        const resource = refundResource(found.capture, refund, base(request));
        if (!found.order.isSample) standIn.webhooks.send('PAYMENT.CAPTURE.REFUNDED', resource);
        return { status: 201, body: resource };
      }),
    ),
  );

  app.get(
    '/v2/payments/refunds/:id',
    answer(
      'get',
      authorised(standIn, (request) => {
        const found = ledger.findRefund(idOf(request));
        if (!found) throw new Refusal(404, 'INVALID_RESOURCE_ID');
        return { status: 200, body: refundResource(found.capture, found.refund, base(request)) };
      }),
    ),
  );
}

const idOf = (request: FastifyRequest) => idParameter.parse(request.params).id;

/** Wraps an action in what all of PayPal's calls share: authorisation, request-id memory, and our faults. */
function answering(standIn: StandIn, unanswered: Set<FastifyReply>): Answering {
  const silence = (reply: FastifyReply) => {
    reply.hijack();
    unanswered.add(reply);
    reply.raw.once('close', () => unanswered.delete(reply));
  };
  return (call, act) => async (request, reply) => {
    const met = standIn.script.take(call);
    if (met?.effect === 'slow') await wait(met.ms ?? 0);
    if (met?.effect === 'silence') return silence(reply);
    const given =
      met?.effect === 'error'
        ? { status: 500, body: errorBody(500) }
        : once(standIn, request, act, met?.issue);
    if (met?.effect === 'silenceAfter') return silence(reply);
    const shown = met?.effect === 'errorAfter' ? { status: 500, body: errorBody(500) } : given;
    await reply.code(shown.status).send(shown.body);
  };
}

/** The same request id on the same path gets the same response, including business refusals. */
function once(
  { ledger }: StandIn,
  request: FastifyRequest,
  act: (request: FastifyRequest) => StandInAnswer,
  issue?: string,
): StandInAnswer {
  const id = request.headers['paypal-request-id'];
  const key =
    typeof id === 'string' && request.method === 'POST' ? `${request.url} ${id}` : undefined;
  const earlier = key === undefined ? undefined : ledger.answerTo(key);
  if (earlier) return earlier;
  const given = attempt(request, act, issue);
  if (key !== undefined && given.status < 500 && given.status !== 401) ledger.remember(key, given);
  return given;
}

function attempt(
  request: FastifyRequest,
  act: (request: FastifyRequest) => StandInAnswer,
  issue?: string,
): StandInAnswer {
  try {
    const mock = request.headers['paypal-mock-response'];
    if (typeof mock === 'string')
      throw new Refusal(422, mockResponse.parse(JSON.parse(mock)).mock_application_codes);
    if (issue) throw new Refusal(422, issue);
    return act(request);
  } catch (error) {
    if (error instanceof Refusal)
      return { status: error.status, body: errorBody(error.status, error.issue) };
    throw error;
  }
}

function authorised({ tokens }: StandIn, act: (request: FastifyRequest) => StandInAnswer) {
  return (request: FastifyRequest): StandInAnswer => {
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      throw new Refusal(401, 'INVALID_TOKEN');
    return act(request);
  };
}

function giveToken({ tokens, options }: StandIn, request: FastifyRequest): StandInAnswer {
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
  if (request.headers.authorization !== `Basic ${basic}`) {
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    };
  }
  const token = randomBytes(24).toString('base64url');
  tokens.add(token);
  return {
    status: 200,
    body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS },
  };
}
