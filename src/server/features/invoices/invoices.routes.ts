/** The endpoints for invoices and credit notes. */
import type { FastifyReply } from 'fastify';
import { PDF_VIEWER_POLICY } from '../../http/files/pdf-viewer-policy.ts';
import type { Handlers } from '../../http/serve.ts';
import type { DrawnDocument, InvoicesService } from './invoices.service.ts';

export function invoicesRoutes(service: InvoicesService) {
  return {
    orderInvoice: ({ params, query, customer }) =>
      service.linkOf(customer.customerId, params.id, query.document),
    orderInvoiceByKey: ({ params, query }) => service.linkByKey(params.orderKey, query.document),
    invoiceDocument: async ({ params, reply }) => {
      await sendPdf(reply, await service.open(params.link));
    },
  } satisfies Handlers;
}

async function sendPdf(reply: FastifyReply, { number, pdf }: DrawnDocument): Promise<void> {
  await reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${number}.pdf"`)
    .header('content-security-policy', PDF_VIEWER_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(pdf);
}
