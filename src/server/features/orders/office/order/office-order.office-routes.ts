/** The office's calls for one order. */
import type { OfficeHandlers } from '../../../../http/office/serve-office.ts';
import { answerOfficeOrder } from './office-order.answer.ts';
import type { OfficeOrderService } from './office-order.service.ts';

export function officeOrderRoutes(service: OfficeOrderService) {
  return {
    order: async ({ params, caller }) =>
      answerOfficeOrder(await service.find(params.reference), caller.role),
  } satisfies OfficeHandlers;
}
