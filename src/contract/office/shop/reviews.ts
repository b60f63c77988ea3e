/** Wire shapes of payments in review. */
import * as z from 'zod';
import { REVIEW_DECISIONS } from '../../../domain/orders/payment-steps.ts';
import { reference, singleLine } from '../../shapes/text.ts';
import { pence } from '../../shapes/wire.ts';

export const reviews = {
  answer: z.strictObject({
    reviews: z
      .array(
        z.strictObject({
          orderReference: z.string(),
          since: z.iso.datetime(),
          failure: z.string().describe('What did not match'),
          expected: pence,
          currency: z.string(),
          providerOrderId: z.string().nullable(),
          captures: z
            .array(
              z.strictObject({
                id: z.string(),
                status: z.string(),
                amount: pence.nullable().describe('Whole pence; null if it could not be read'),
                currency: z.string(),
                ofAnotherOrder: z.boolean(),
              }),
            )
            .nullable()
            .describe('What the provider says now; null if it does not respond'),
        }),
      )
      .describe('Oldest first'),
  }),
};

export const reviewDecide = {
  params: z.strictObject({ reference: reference(40) }),
  body: z.strictObject({
    decision: z
      .enum(REVIEW_DECISIONS)
      .describe(
        'accept: the money pays the order, an excess is refunded; refund: all money goes back and the order is cancelled; release: nothing was captured, the order can be paid again',
      ),
    reason: singleLine(200).describe('For the order’s history and the journal'),
    amount: pence
      .min(0)
      .max(100_000_000)
      .optional()
      .describe('Whole pence, from the provider’s site, if its response has no readable amount'),
  }),
  answer: z.strictObject({ state: z.string().describe('The order’s state afterwards') }),
};
