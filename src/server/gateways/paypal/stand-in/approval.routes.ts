/** Routes of the stand-in's approval page, and a small control API with which journeys script failures. */

import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { approvalPage, approvalStyle, messagePage } from './approval-page.ts';
import type { ApprovalLinks } from './approval-page.ts';
import { baseOf } from './stand-in.api.ts';
import type { StandInOrder } from './stand-in.ledger.ts';
import { approveOrder } from './stand-in.orders.ts';
import { captureAs, fault } from './stand-in.script.ts';
import type { StandIn } from './stand-in.ts';
import { orderResource } from './stand-in.views.ts';

const tokenQuery = z.object({ token: z.string() });

const choiceForm = z.object({
  choice: z.enum(['pay', 'cancel']),
  funding: z.enum(['paypal', 'card', 'declined']).default('paypal'),
});

const sampleApproval = z.object({
  order: z.string(),
  captured: z
    .string()
    .regex(/^\d{1,7}\.\d{2}$/)
    .optional(),
});

const control = z.object({
  faults: z.array(fault).default([]),
  captureAs: captureAs.nullish(),
  /** The result of every pending capture. */
  settle: z.enum(['COMPLETED', 'DECLINED']).optional(),
});

export function approvalRoutes(standIn: StandIn): FastifyPluginAsync {
  return async (app) => {
    app.get('/approval.css', (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(approvalStyle),
    );

    app.get('/checkoutnow', (request, reply) => showOrder(app, standIn, request, reply));
    app.post('/checkoutnow', (request, reply) => takeChoice(app, standIn, request, reply));
    app.post('/approve', (request, reply) => approveSample(app, standIn, request, reply));
    app.post('/control', (request, reply) => takeControl(standIn, request, reply));
  };
}

function showOrder(
  app: FastifyInstance,
  standIn: StandIn,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const order = orderOf(standIn, request);
  if (!order) return sendNotFound(app, reply);
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') {
    const page = messagePage(
      'Nothing to pay',
      'This payment is already finished.',
      linksFor(app.prefix, order),
    );
    return sendPage(reply, 200, page, order);
  }
  return sendPage(reply, 200, approvalPage(order, linksFor(app.prefix, order)), order);
}

function takeChoice(
  app: FastifyInstance,
  standIn: StandIn,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const order = orderOf(standIn, request);
  const form = choiceForm.safeParse(request.body);
  if (!order) return sendNotFound(app, reply);
  if (!form.success) {
    const page = messagePage(
      'Please choose again',
      'That choice was not understood.',
      linksFor(app.prefix, order),
    );
    return sendPage(reply, 400, page, order);
  }
  const target = new URL(form.data.choice === 'cancel' ? order.cancelUrl : order.returnUrl);
  target.searchParams.set('token', order.id);
  if (form.data.choice === 'pay') {
    target.searchParams.set('PayerID', 'STANDINPAYER1');
    if (approveOrder(standIn.ledger, order, form.data.funding)) {
      standIn.webhooks.send(
        'CHECKOUT.ORDER.APPROVED',
        orderResource(order, baseOf(standIn, request, app.prefix)),
      );
    }
  }
  return reply.redirect(target.href, 303);
}

/** Approves a sample order as a shopper does, but without webhooks: its payment is in the past. */
function approveSample(
  app: FastifyInstance,
  { ledger }: StandIn,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { order: id, captured } = sampleApproval.parse(request.body);
  const order = ledger.orders.get(id);
  if (!order) return sendNotFound(app, reply);
  order.isSample = true;
  if (captured !== undefined) order.captured = captured;
  approveOrder(ledger, order, 'card');
  return reply.code(204).send();
}

function takeControl(standIn: StandIn, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { ledger, script } = standIn;
  const wanted = control.parse(request.body);
  script.clear();
  for (const added of wanted.faults) script.add(added);
  standIn.captureAs = wanted.captureAs ?? undefined;
  const waiting = ledger.captures().filter(({ capture }) => capture.status === 'PENDING');
  if (wanted.settle)
    for (const { capture } of waiting) standIn.settleCapture(capture.id, wanted.settle);
  return reply.code(204).send();
}

function linksFor(prefix: string, order?: StandInOrder): ApprovalLinks {
  return {
    style: `${prefix}/approval.css`,
    form: `${prefix}/checkoutnow?token=${order?.id ?? ''}`,
  };
}

function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  order?: StandInOrder,
): FastifyReply {
  // The form's response redirects to the shop, and browsers check redirects against form-action
  // too.
  const targets = order ? [order.returnUrl, order.cancelUrl].map((url) => new URL(url).origin) : [];
  return reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${[...new Set(targets)].join(' ')}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

function orderOf({ ledger }: StandIn, request: FastifyRequest): StandInOrder | undefined {
  const query = tokenQuery.safeParse(request.query);
  return query.success ? ledger.orders.get(query.data.token) : undefined;
}

function sendNotFound(app: FastifyInstance, reply: FastifyReply): FastifyReply {
  const page = messagePage(
    'Payment not found',
    'This payment is unknown. Please return to the shop.',
    linksFor(app.prefix),
  );
  return sendPage(reply, 404, page);
}
