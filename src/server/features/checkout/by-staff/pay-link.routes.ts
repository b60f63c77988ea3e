/** The call behind the page where a customer pays an order that the staff took. */
import { ShopError } from '../../../../domain/errors.ts';
import type { Handlers } from '../../../http/serve.ts';
import { answerOrder } from '../../orders/orders.answer.ts';
import type { PayPageService } from './pay-page.ts';

export function payLinkRoutes(payPage: PayPageService) {
  return {
    payLink: async ({ params }) => {
      const { state, ...whole } = await payPage.show(params.link);
      const { payBy, reference } = whole.order;
      if (!payBy) throw new ShopError('linkExpired');
      return {
        state,
        payBy: payBy.toISOString(),
        reference,
        order: state === 'cancelled' || state === 'over' ? null : answerOrder(whole),
      };
    },
  } satisfies Handlers;
}
