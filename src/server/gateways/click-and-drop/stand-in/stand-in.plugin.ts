/** Serves the stand-in on Click & Drop's own paths: mounted in the shop by default, or on a separate port in tests. */
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createOrders, findOrders } from './stand-in.orders.ts';
import type { WireAnswer } from './stand-in.orders.ts';
import { PAGE_POLICY, standInPage } from './stand-in.page.ts';
import { fault } from './stand-in.script.ts';
import type { Fault, StandInCall } from './stand-in.script.ts';
import type { StandIn } from './stand-in.ts';

/** Register it under a prefix such as /stand-in/click-and-drop; its parsers stay inside the plugin. */
export function standInPlugin(standIn: StandIn): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch (error) {
        done(error as Error);
      }
    });
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    apiRoutes(app, standIn);
    pageRoutes(app, standIn);
  };
}

function apiRoutes(app: FastifyInstance, standIn: StandIn): void {
  const unanswered = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of unanswered) reply.raw.destroy();
  });
  const silence = (reply: FastifyReply) => {
    reply.hijack();
    unanswered.add(reply);
    reply.raw.once('close', () => unanswered.delete(reply));
  };
  const answer =
    (call: StandInCall, act: (request: FastifyRequest, met: Fault | undefined) => WireAnswer) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const isMember = request.headers.authorization === `Bearer ${standIn.options.key}`;
      if (!isMember) return reply.code(401).send();
      if (!standIn.admit()) return reply.code(429).send({ message: 'Too many calls.' });
      const met = standIn.script.take(call);
      const ms = met?.ms ?? 0;
      if (met?.effect === 'slow') await wait(ms);
      if (met?.effect === 'silence') return silence(reply);
      if (met?.effect === 'error') return reply.code(500).send(FAILED);
      if (met?.effect === 'busy')
        return reply
          .code(429)
          .header('retry-after', Math.ceil(ms / 1000))
          .send();
      const { status, body } = act(request, met);
      if (met?.effect === 'silenceAfter') return silence(reply);
      if (met?.effect === 'errorAfter') return reply.code(500).send(FAILED);
      if (met?.effect === 'garbled') return reply.code(200).send({ successCount: 'one' });
      return reply.code(status).send(body);
    };
  app.post(
    '/orders',
    answer('create', ({ body }, met) => {
      standIn.received.push(...((body as { items?: object[] } | null)?.items ?? []));
      return createOrders(standIn.ledger, body, met?.effect === 'refuse');
    }),
  );
  // A named parameter may have 100 characters only.
  app.get(
    '/orders/*',
    answer('find', ({ params }) => findOrders(standIn.ledger, (params as { '*': string })['*'])),
  );
}

const FAILED = { code: '500', message: 'Internal server error.' };

function pageRoutes(app: FastifyInstance, standIn: StandIn): void {
  const back = (reply: FastifyReply) => reply.redirect(`${app.prefix}/`, 303);
  app.get('/', async (_, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(standInPage(standIn, app.prefix)),
  );
  app.post('/labels', async (_, reply) => {
    standIn.buyLabels();
    return back(reply);
  });
  app.post('/delete', async ({ body }, reply) => {
    const { id } = body as { id?: string };
    const order = standIn.ledger.orders().find((one) => String(one.id) === id);
    if (order) standIn.remove(order);
    return back(reply);
  });
  app.post('/faults', async ({ body }, reply) => {
    const given = fault.safeParse(body);
    if (!given.success) return reply.code(400).send({ message: 'No such failure.' });
    standIn.script.add(given.data);
    return back(reply);
  });
}

/** Starts a stand-in on a separate port; returns its URL. */
export async function startStandIn(
  standIn: StandIn,
  port = 0,
): Promise<{ url: string; app: FastifyInstance }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(standInPlugin(standIn));
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, app };
}
