/** The office's calls for orders that the staff take by phone or email. */
import { actorOf } from '../../../http/office/serve-office.ts';
import type { OfficeHandlers } from '../../../http/office/serve-office.ts';
import { answerOfficeOrder } from '../../orders/office/order/office-order.answer.ts';
import { answerProduct, answerQuote } from './new-order.answer.ts';
import type { NewOrderService } from './new-order.service.ts';

export function newOrderRoutes(service: NewOrderService) {
  return {
    orderProducts: async ({ query }) => ({
      products: (await service.find(query.search)).map(
        ({ slug, name, fromPence, availability, personalises }) => ({
          slug,
          name,
          from: fromPence,
          availability,
          fields: personalises,
        }),
      ),
    }),
    orderProduct: async ({ params }) => answerProduct(await service.product(params.slug)),
    orderQuote: async ({ body: { lines, postcode } }) =>
      answerQuote(lines, await service.quote(lines, postcode)),
    orderCreate: async ({ body, caller, request }) => {
      const { key, lines, shipping, note, giftNote, ...details } = body;
      const taken = await service.take(
        {
          key,
          lines,
          note: note.trim(),
          shipping: { ...shipping, Method: '' },
          details: { ...details, comment: giftNote },
        },
        { name: caller.email, actor: actorOf(caller), requestId: request.id },
      );
      return answerOfficeOrder(taken, caller.role);
    },
  } satisfies OfficeHandlers;
}
