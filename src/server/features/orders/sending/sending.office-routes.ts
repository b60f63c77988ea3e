/** The office's calls for sending packed orders. */
import { actorOf } from '../../../http/office/serve-office.ts';
import { refusalOf } from '../../../http/problems.ts';
import type { OfficeHandlers } from '../../../http/office/serve-office.ts';
import type { OfficeOrderService } from '../office/order/office-order.service.ts';
import { answerSending } from './sending.answer.ts';
import type { HandoverService } from './handover/handover.service.ts';
import type { ParcelPaper, SendingService } from './sending.service.ts';
import type { TrackingService } from './tracking.service.ts';

const PDF = 'application/pdf';

const PAPERS = {
  'slips.pdf': 'slip',
  'labels.pdf': 'label',
  'labels-4x6.pdf': 'largeLabel',
  'cards.pdf': 'card',
} as const satisfies Record<string, ParcelPaper>;

const PAPERS_OF_ONE = {
  'label.pdf': 'label',
  'label-4x6.pdf': 'largeLabel',
  'card.pdf': 'card',
} as const satisfies Record<string, ParcelPaper>;

export function sendingRoutes(
  sending: SendingService,
  tracking: TrackingService,
  handovers: Pick<HandoverService, 'ask'>,
  orders: Pick<OfficeOrderService, 'referenceOf'>,
) {
  return {
    sending: async ({ caller }) => answerSending(await sending.find(), caller.role),
    sendingPapers: async ({ params: { papers } }) => ({
      name: papers,
      type: PDF,
      bytes: await sending.papers(PAPERS[papers]),
    }),
    orderPaper: async ({ params: { reference: typed, paper } }) => {
      const { id, reference } = await orders.referenceOf(typed);
      const bytes = await sending.paperOf(id, PAPERS_OF_ONE[paper]);
      return { name: `${reference}-${paper}`, type: PDF, bytes };
    },
    sendingExport: ({ query: { format }, caller, request }) =>
      sending.export(format, { actor: actorOf(caller), requestId: request.id }),
    sendingHandOver: async ({ body: { references }, caller, request }) => ({
      parcels: await handovers.ask(references, { actor: actorOf(caller), requestId: request.id }),
    }),
    trackingCheck: async ({ body: { carrier, parcels } }) => ({
      parcels: (await tracking.check(carrier, parcels)).map(
        ({ reference, tracking: number, outcome, reason }) => ({
          reference,
          tracking: number,
          outcome,
          message: reason,
        }),
      ),
    }),
    sendingDispatch: async ({ body: { carrier, parcels }, caller, request }) => {
      const author = { name: caller.email, actor: actorOf(caller), requestId: request.id };
      const done = await tracking.dispatch(author, carrier, parcels);
      return {
        parcels: done.map((parcel) => ({
          reference: parcel.reference,
          outcome: parcel.outcome,
          message:
            parcel.outcome === 'refused' ? refusalOf(parcel.error).body.message : parcel.reason,
        })),
      };
    },
  } satisfies OfficeHandlers;
}
