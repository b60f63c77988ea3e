/** The reminder endpoints, and the address that mail programs and pages without scripts POST to. */
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../http/limits/rate-limit.ts';
import type { Handlers } from '../../http/serve.ts';
import type { RemindersService } from './reminders.service.ts';

/** Stops come from the few addresses of large mail providers. */
const STOPS_A_MINUTE = 600;
const STOP_BYTES = 4096;
/** The body that RFC 8058 prescribes for mail programs, as a form of either kind. */
const ONE_CLICK = /List-Unsubscribe["\s]*=?\s*One-Click/i;

export function remindersRoutes(reminders: RemindersService) {
  return {
    orderReminders: ({ params }) => reminders.ofOrder(params.orderKey),
    orderReminderNew: async ({ params, body }) =>
      reminders.show(await reminders.askByOrderKey(params.orderKey, body)),
    reminders: ({ customer }) => reminders.ofCustomer(customer.customerId),
    reminderNew: async ({ customer, body }) =>
      reminders.show(await reminders.askAsCustomer(customer.customerId, body)),
    reminderUpdate: async ({ customer: { customerId }, params: { id }, body }) =>
      reminders.show(await reminders.changeDay({ customerId, id }, body)),
    reminderDelete: async ({ customer: { customerId }, params: { id } }) => {
      await reminders.delete({ customerId, id });
      return {};
    },
    reminderStop: async ({ body }) => {
      await reminders.stop(body.token);
      return {};
    },
  } satisfies Handlers;
}

/**
 * A POST stops the reminder; the GET of the same address is a page with a button, because mail
 * scanners open links.
 */
export function registerReminderStops(
  app: FastifyInstance,
  reminders: Pick<RemindersService, 'stop'>,
  limitFactor: number,
): void {
  const stops = rateLimit('stops by email', STOPS_A_MINUTE * limitFactor);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: STOP_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.post<{ Params: { token: string }; Body?: string }>(
      '/reminders/stop/:token',
      async (request, reply) => {
        await stops.spend(request.ip);
        await reminders.stop(request.params.token);
        reply.header('cache-control', 'no-store');
        // Mail programs must not be redirected (RFC 8058).
        if (ONE_CLICK.test(request.body ?? '')) return reply.code(200).send('');
        return reply.redirect('/reminders/stop/done', 303);
      },
    );
  });
}
