/** Wire shapes of the orders in the office: the list, its counts, and its export. */
import * as z from 'zod';
import { DUES } from '../../../domain/orders/due.ts';
import { isOrderState, ORDER_STATES } from '../../../domain/orders/order-steps.ts';
import { COUNTED_STATES, LINE_STATES } from '../../../domain/orders/production-steps.ts';
import { PROCESSES } from '../../../domain/catalogue/processes.ts';
import { tidiedLine } from '../../shapes/text.ts';
import { pence } from '../../shapes/wire.ts';

export const ORDER_SORTS = ['dispatch', 'newest', 'oldest'] as const;

const MOST_SEARCHED = 200;
const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');
const day = z.iso.date();
const states = z
  .string()
  .max(100)
  .transform((list) => list.split(','))
  .refine((list) => list.every(isOrderState), 'Not a state of orders.')
  .transform((list) => list.filter(isOrderState))
  .meta({ description: `Separated by commas: ${ORDER_STATES.join(', ')}` });

const chosen = {
  search: tidiedLine(MOST_SEARCHED)
    .optional()
    .describe(
      'Every word is found in the reference, products, SKUs and printed texts; for roles that may see people also in names, email, postcode and tracking numbers. Words of one or two letters are found at the beginning of words',
    ),
  state: states.optional(),
  due: z.enum(DUES).optional().describe('Only orders to make and send, by their dispatch day'),
  process: z.enum(PROCESSES).optional().describe('Only orders with a line made by this process'),
  held: yesOrNo.optional().describe('true: only orders on hold; false: none of them'),
  review: yesOrNo.optional().describe('true: only orders with a payment in review'),
  from: day.optional().describe('Placed on this day in London, or later'),
  to: day.optional().describe('Placed on this day in London, or earlier'),
  sort: z
    .enum(ORDER_SORTS)
    .default('newest')
    .describe('dispatch: earliest dispatch day first; newest and oldest: by when it was placed'),
};

export const production = z
  .partialRecord(z.enum(COUNTED_STATES), z.int())
  .describe('The number of pieces in each state');

export const listedOrder = z.strictObject({
  reference: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: z.iso.datetime(),
  dispatchOn: z.string().describe('The promised day of dispatch'),
  due: z.enum(DUES).nullable().describe('Null unless the order is to be made and sent'),
  hold: z.strictObject({ since: z.iso.datetime(), reason: z.string() }).nullable(),
  isInReview: z.boolean(),
  hasGiftNote: z.boolean(),
  pieces: z.int(),
  production,
  lines: z
    .array(
      z.strictObject({
        number: z.int().describe('From 1'),
        name: z.string(),
        sku: z.string(),
        options: z.record(z.string(), z.string()),
        quantity: z.int(),
        words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
        state: z.enum(LINE_STATES),
        proof: z.string().nullable().describe('Address of its picture; null once it is erased'),
      }),
    )
    .describe('The first three'),
  lineCount: z.int(),
  buyer: z
    .strictObject({
      name: z.string(),
      email: z.string(),
      town: z.string(),
      postcode: z.string(),
    })
    .nullable()
    .describe('Null without orders.seePeople, and once the buyer is erased'),
  total: pence.nullable().describe('Null without orders.seeMoney'),
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const orders = {
  query: z.strictObject({
    ...chosen,
    after: z
      .string()
      .max(200)
      .regex(/^[\w-]+$/, 'Not the end of a page.')
      .optional()
      .describe('`next` of the page before, with the same other parameters'),
  }),
  answer: z.strictObject({
    orders: z.array(listedOrder).describe('At most 50'),
    next: z.string().nullable().describe('`after` of the next page; null on the last page'),
  }),
};

const MOST_COUNTED = 10_000;
const count = z.int().describe(`At most ${MOST_COUNTED}, which stands for ${MOST_COUNTED} or more`);

export const orderCounts = {
  answer: z.strictObject({
    open: count.describe('Paid or in production'),
    late: count,
    today: count,
    tomorrow: count,
    later: count,
    inProduction: count,
    held: count,
    inReview: count,
  }),
};

/** Streams the view that `orders` shows, all pages of it. */
const MOST_IN_VIEW = 100;

export const orderCount = {
  query: z.strictObject(chosen),
  answer: z.strictObject({
    count: z.int().describe(`At most ${MOST_IN_VIEW}, which stands for ${MOST_IN_VIEW} or more`),
  }),
};

export const ordersExport = { query: z.strictObject(chosen) };

/** The picture of an order line, as `proof` and `otherProof` name it. */
export const orderProof = {
  params: z.strictObject({
    name: z
      .string()
      .max(64)
      .regex(
        /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{16}(?:\.other)?\.webp$/,
        'Not the name of a proof.',
      ),
  }),
  query: z.strictObject({
    size: z
      .enum(['thumbnail'])
      .optional()
      .describe('150 × 150 px, of the front alone; absent: 900 × 900 px'),
  }),
};
