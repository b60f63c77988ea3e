/** Wire shapes of Today: what waits for the staff, and how the shop sells. */
import * as z from 'zod';
import { pence } from '../../shapes/wire.ts';
import { listedOrder, orderCounts } from '../orders/orders.ts';

const sold = z.strictObject({
  orders: z.int(),
  total: pence.describe('What was paid, before refunds'),
});

export const today = {
  answer: z.strictObject({
    day: z.iso.date().describe('In London'),
    orders: z
      .strictObject({
        counts: orderCounts.answer,
        late: z.array(listedOrder).describe('The latest first, at most ten'),
        dueToday: z.array(listedOrder).describe('At most ten'),
        toDispatch: z.array(listedOrder).describe('In production, due soonest first, at most ten'),
      })
      .nullable()
      .describe('Null without orders.see and production.see'),
    openMessages: z.int().nullable().describe('Null without messages.see'),
    failedJobs: z.int().nullable().describe('Null without jobs.see'),
    lowStock: z
      .array(
        z.strictObject({
          sku: z.string(),
          name: z.string(),
          left: z.int(),
          short: z.int().describe('By how much the shelf falls short of what orders need'),
        }),
      )
      .nullable()
      .describe(
        'Blanks of products on sale at or below their reorder level, the scarcest first, at most ten; null without stock.see',
      ),
    designsToApprove: z
      .strictObject({
        count: z.int().describe('Lines with a piece that is to be approved before it is made'),
        first: z.string().nullable().describe('The order of the one that leaves first'),
      })
      .nullable()
      .describe('Null without orders.see and production.see'),
    designAnswers: z
      .array(
        z.strictObject({
          at: z.iso.datetime(),
          decision: z.enum(['approved', 'change']),
          product: z.string(),
        }),
      )
      .nullable()
      .describe('Of the last seven days, newest first, at most ten; null without orders.see'),
    sales: z
      .strictObject({
        today: sold,
        todayBefore: sold.describe('The same weekday a week ago, until the same time'),
        days: z
          .array(sold.extend({ day: z.iso.date() }))
          .describe('The last thirty days, oldest first, with today'),
        daysBefore: z.array(sold.extend({ day: z.iso.date() })).describe('The thirty days before'),
      })
      .nullable()
      .describe('Null without orders.seeMoney'),
  }),
};
export type Today = z.infer<typeof today.answer>;
