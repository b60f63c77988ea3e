/** Wire shapes of sending: packed orders, their papers, the carrier's file and its tracking numbers. */
import * as z from 'zod';
import { CARRIERS } from '../../../domain/delivery/carriers.ts';
import type { CarrierCode } from '../../../domain/delivery/carriers.ts';
import { DUES } from '../../../domain/orders/due.ts';
import { HANDOVER_STATES, HANDOVER_TROUBLES } from '../../../domain/sending/handover.ts';
import { SENDING_FIELDS, SENDING_FORMATS } from '../../../domain/sending/sending-columns.ts';
import type { SendingField } from '../../../domain/sending/sending-columns.ts';
import { MOST_CHECKED, MOST_DISPATCHED } from '../../../domain/sending/tracking-file.ts';
import { TRACKING_OUTCOMES } from '../../../domain/sending/tracking-outcome.ts';
import { tidiedLine } from '../../shapes/text.ts';
import { order } from '../orders/order.ts';
import { parcelPapers } from './parcel-papers.ts';

const carrier = z.enum(Object.keys(CARRIERS) as [CarrierCode, ...CarrierCode[]]);
const parcel = z.strictObject({
  reference: tidiedLine(40).describe('In any notation'),
  tracking: tidiedLine(40).describe('In the carrier’s format'),
});

const handover = z
  .strictObject({
    state: z.enum(HANDOVER_STATES).describe('stopped: it needs a member'),
    tracking: z.string().nullable().describe('Once its label is bought'),
    trouble: z.enum(HANDOVER_TROUBLES).nullable().describe('What stopped it, or keeps it waiting'),
    fields: z
      .array(z.enum(Object.keys(SENDING_FIELDS) as [SendingField, ...SendingField[]]))
      .describe('What Click & Drop refuses'),
    said: z
      .string()
      .nullable()
      .describe('In its own words; null also for roles that may not see people'),
    isTaken: z
      .boolean()
      .describe('Click & Drop has it, or may have it, so the file for it leaves it out'),
  })
  .nullable()
  .describe('To Click & Drop by its API; null: not asked for');

export const sending = {
  answer: z.strictObject({
    orders: z
      .array(
        z.strictObject({
          reference: z.string(),
          dispatchOn: z.string().describe('The promised day of dispatch'),
          due: z.enum(DUES),
          hold: z.string().nullable().describe('Why it, or a piece of it, is on hold'),
          hasGiftNote: z.boolean().describe('Whether a gift note goes with it'),
          pieces: z.int().describe('That are packed'),
          slip: z.string().nullable().describe('Null for roles that may not see people'),
          papers: parcelPapers,
          handover,
        }),
      )
      .describe('Orders of which all that is not sent is packed, earliest promised day first'),
    isWhole: z.boolean().describe('False: there are more, which leave later'),
    papers: z
      .strictObject({
        slips: z.string(),
        labels: z.string(),
        largeLabels: z.string(),
        cards: z.string().nullable().describe('Null if none of them has a gift note'),
      })
      .nullable()
      .describe('Addresses of the papers of all that are not on hold, each kind in one PDF'),
    clickAndDrop: z.boolean().describe('Whether orders can be handed over without a file'),
    carrier: carrier.describe('Of parcels that do not go by Royal Mail'),
  }),
};
export type SendingAnswer = z.infer<typeof sending.answer>;

/** Of all packed orders. */
export const sendingPapers = {
  params: z.strictObject({
    papers: z.enum(['slips.pdf', 'labels.pdf', 'labels-4x6.pdf', 'cards.pdf']),
  }),
};

/** Of one order, packed or not. */
export const orderPaper = {
  params: order.params.extend({ paper: z.enum(['label.pdf', 'label-4x6.pdf', 'card.pdf']) }),
};

export const sendingExport = { query: z.strictObject({ format: z.enum(SENDING_FORMATS) }) };

export const sendingHandOver = {
  body: z.strictObject({ references: z.array(tidiedLine(40)).min(1).max(300) }),
  answer: z.strictObject({
    parcels: z
      .array(
        z.strictObject({
          reference: z.string(),
          outcome: z
            .enum(['asked', 'handedOver', 'notReady'])
            .describe(
              'handedOver: before, and nothing has changed; notReady: not packed or on hold',
            ),
        }),
      )
      .describe('In the given order'),
  }),
};

export const trackingCheck = {
  body: z.strictObject({ carrier, parcels: z.array(parcel).min(1).max(MOST_CHECKED) }),
  answer: z.strictObject({
    parcels: z
      .array(
        z.strictObject({
          reference: z.string(),
          tracking: z.string(),
          outcome: z.enum(TRACKING_OUTCOMES).describe('ready: it would be dispatched'),
          message: z.string().nullable().describe('What is still to be made or packed'),
        }),
      )
      .describe('In the given order'),
  }),
};

export const sendingDispatch = {
  body: z.strictObject({ carrier, parcels: z.array(parcel).min(1).max(MOST_DISPATCHED) }),
  answer: z.strictObject({
    parcels: z
      .array(
        z.strictObject({
          reference: z.string(),
          outcome: z
            .enum(['dispatched', 'refused', ...TRACKING_OUTCOMES])
            .describe('sent: it had left before with this number, and nothing has changed'),
          message: z
            .string()
            .nullable()
            .describe('Why it was refused, or what is still to be made or packed'),
        }),
      )
      .describe('In the given order'),
  }),
};
