/** Wire shapes of one order in the office. */
import * as z from 'zod';
import { journalValues } from '../staff/journal.ts';
import { OFFICE_STEP_NAMES } from '../../../domain/orders/office/office-steps.ts';
import { address } from '../../cart/cart.ts';
import { paymentStatus } from '../../cart/checkout.ts';
import { orderAnswer, parcel } from '../../orders/orders.ts';
import { promise } from '../../shop/calendar.ts';
import { reference } from '../../shapes/text.ts';
import { designWarnings, pence, personalisation } from '../../shapes/wire.ts';
import { listedOrder, production } from './orders.ts';
import { parcelPapers } from '../workshop/parcel-papers.ts';

const at = z.iso.datetime();
const money = pence.nullable().describe('Null without orders.seeMoney');

const line = listedOrder.shape.lines.element.extend({
  id: z.uuid(),
  process: z.string(),
  slug: z.string().describe('The product’s page in the shop'),
  warnings: designWarnings.describe(
    'What the buyer was told may come out badly and kept, the worst first; empty for older orders',
  ),
  personalisation: personalisation.nullable(),
  remaking: z
    .int()
    .nullable()
    .describe('Copies that are made again; null: made for the first time, or done'),
  production,
  canFlag: z
    .boolean()
    .describe('Whether one of its pieces waits that can still be marked to be approved'),
  canChangeWords: z.boolean().describe('Until its production starts, also of a remake'),
  fields: z
    .array(z.strictObject({ name: z.string(), label: z.string(), maxLength: z.int() }))
    .describe('What can be written on it, as its product is now; empty for a withdrawn one'),
  otherProof: z
    .string()
    .nullable()
    .describe('Address of the picture of its other side; null if that shows nothing else'),
  unitPrice: money,
  linePrice: money,
  files: z
    .array(
      z.strictObject({
        kind: z.string(),
        widthMm: z.number(),
        heightMm: z.number(),
        sizeBytes: z.int(),
        address: z
          .string()
          .nullable()
          .describe('Null without production.see; of job sheets also without orders.seePeople'),
      }),
    )
    .describe('Machine files made so far'),
  awaitedFiles: z
    .enum(['making', 'failed'])
    .nullable()
    .describe(
      'Of machine files that are not there yet; failed: tried for minutes, and tried again by itself. Null: there are none, also without production.see',
    ),
});

const buyer = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  customerId: z.uuid().nullable().describe('Null for a guest'),
  orderCount: z.int().describe('Paid orders under this email address, with this one'),
  shipping: address,
  billing: address,
  giftNote: z.string(),
});

const accounts = z.strictObject({
  goods: pence,
  delivery: pence,
  net: pence,
  vat: pence,
  total: pence,
  refunded: pence.describe('Reserved, pending and completed refunds'),
  left: pence.describe('What can still be refunded'),
  entries: z
    .array(
      z.strictObject({
        number: z.int().describe('From 1; `lines` of a refund name it'),
        description: z.string(),
        gross: pence,
        left: pence,
      }),
    )
    .describe('Of the invoice, with what can still be refunded of each'),
  attempts: z
    .array(
      z.strictObject({
        state: z.string(),
        amount: pence,
        currency: z.string(),
        provider: z.string(),
        providerOrderId: z.string().nullable(),
        failure: z.string().nullable(),
        createdAt: at,
      }),
    )
    .describe('Latest first'),
  ledger: z.array(z.strictObject({ kind: z.string(), amount: pence, at })).describe('Oldest first'),
  documents: z.array(
    z.strictObject({
      kind: z.enum(['invoice', 'creditNote']),
      number: z.string(),
      issuedAt: at,
      total: pence,
      address: z.string().nullable().describe('Of the PDF; null without orders.seePeople'),
    }),
  ),
  refunds: z
    .array(
      z.strictObject({
        state: z.string(),
        amount: pence,
        reason: z.string().nullable().describe('Null without orders.seePeople'),
        actor: z.string(),
        createdAt: at,
        providerRefundId: z.string().nullable(),
      }),
    )
    .describe('Oldest first'),
});

const timelineEntry = z.strictObject({
  at,
  kind: z.enum(['step', 'note', 'email']),
  event: z
    .string()
    .describe(
      'A step of the order, `note`, or what an email is about: a step, orderConfirmation, and `Again` after either if it was repeated',
    ),
  actor: z.string().describe('A member’s email address, customer, shopper, provider or a command'),
  detail: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .describe('What the step records, such as reason, carrier, line and amount'),
});

const journalEntry = z.strictObject({
  number: z.int(),
  at,
  actor: z.string(),
  action: z.string(),
  reason: z.string().nullable(),
  before: journalValues,
  after: journalValues,
});

export const order = {
  params: z.strictObject({
    reference: reference(40).describe('In any notation, such as ks4f7k9q2'),
  }),
  answer: z.strictObject({
    ...listedOrder.omit({
      lines: true,
      lineCount: true,
      buyer: true,
      total: true,
      isInReview: true,
      hasGiftNote: true,
    }).shape,
    version: z.int().describe('Changes send it, so that no one overwrites what they have not seen'),
    payment: paymentStatus,
    isSample: z
      .boolean()
      .describe('Made to fill a shop on trial: its buyer is invented and is sent no emails'),
    paidAt: at.nullable(),
    promise: promise.omit({ orderBefore: true }),
    lines: z.array(line),
    buyer: buyer.nullable().describe('Null without orders.seePeople, and once the buyer is erased'),
    money: accounts.nullable().describe('Null without orders.seeMoney'),
    parcels: z.array(
      parcel.extend({
        lines: z.array(z.int()).describe('Their numbers'),
        tracking: z.string().nullable().describe('Null without orders.seePeople'),
      }),
    ),
    slip: z
      .string()
      .nullable()
      .describe(
        'Address of the packing slip; null without orders.seePeople, before payment, and once the buyer is erased',
      ),
    papers: parcelPapers,
    emails: z
      .array(
        z.strictObject({
          id: z.uuid(),
          event: z.string().describe('orderConfirmation, or the step that the email is about'),
          sentAt: at,
        }),
      )
      .describe('What the buyer was sent about the order, oldest first, without repetitions'),
    payLink: z
      .strictObject({ address: z.string(), until: at })
      .nullable()
      .describe(
        'By which the customer pays an order that the staff took; null once it is paid, cancelled or too late, and without orders.change',
      ),
    photos: orderAnswer.shape.photos,
    timeline: z.array(timelineEntry).describe('Oldest first'),
    journal: z
      .array(journalEntry)
      .nullable()
      .describe('Newest first, at most fifty; null without journal.see'),
    steps: z
      .array(z.enum(OFFICE_STEP_NAMES))
      .describe('What the caller’s role may do with the order now'),
  }),
};
export type OfficeOrder = z.infer<typeof order.answer>;
