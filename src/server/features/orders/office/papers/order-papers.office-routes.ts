/** The office's calls for what is made from an order. */
import type { OfficeHandlers } from '../../../../http/office/serve-office.ts';
import type { OfficeOrderService } from '../order/office-order.service.ts';
import type { OrderPapersService } from './order-papers.service.ts';
import { maySeeFile } from '../visibility.ts';

const PDF = 'application/pdf';

export function orderPapersRoutes(
  papers: OrderPapersService,
  orders: Pick<OfficeOrderService, 'referenceOf'>,
) {
  return {
    orderFile: async ({ params: { reference: typed, file }, caller }) => {
      const { id, reference } = await orders.referenceOf(typed);
      const { bytes } = await papers.file(id, file, (kind) => maySeeFile(caller.role, kind));
      return { name: `${reference}-${file}`, type: 'application/octet-stream', bytes };
    },
    orderSlip: async ({ params }) => {
      const { id, reference } = await orders.referenceOf(params.reference);
      return { name: `${reference}-packing-slip.pdf`, type: PDF, bytes: await papers.slip(id) };
    },
    orderDocument: async ({ params }) => {
      const { id } = await orders.referenceOf(params.reference);
      const { number, pdf } = await papers.document(id, params.number);
      return { name: `${number}.pdf`, type: PDF, bytes: pdf };
    },
  } satisfies OfficeHandlers;
}
