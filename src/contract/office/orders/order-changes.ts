/** Wire shapes of the changes of an order in the office. Each returns the order as it is afterwards. */
import * as z from 'zod';
import { CARRIERS } from '../../../domain/delivery/carriers.ts';
import type { CarrierCode } from '../../../domain/delivery/carriers.ts';
import { REMAKE_CAUSE_CODES } from '../../../domain/orders/pieces/remake.ts';
import type { RemakeCause } from '../../../domain/orders/pieces/remake.ts';
import { address } from '../../cart/cart.ts';
import { reference, singleLine, tidiedText } from '../../shapes/text.ts';
import { pence, personalisation } from '../../shapes/wire.ts';
import { order } from './order.ts';

const LONGEST_NOTE = 4000;
const MOST_LINES = 250;
/** Of a line of an order. */
const MOST_COPIES = 99;
const MOST_PENCE = 100_000_000;

const { params, answer } = order;
const version = z
  .int()
  .min(0)
  .max(1_000_000)
  .describe('Of the order as the member saw it; a change since then is refused');
const reason = singleLine(200).refine((text) => text !== '', 'Please give a reason.');
const lineNumber = z.int().min(1).max(MOST_LINES);
const lines = z.array(lineNumber).min(1).max(MOST_LINES);
const carriers = Object.keys(CARRIERS) as [CarrierCode, ...CarrierCode[]];
const change = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  params,
  body: z.strictObject({ version, ...shape }),
  answer,
});

const MOST_ORDERS = 50;
const references = z.array(reference(40)).min(1).max(MOST_ORDERS);
const ofMany = z.strictObject({
  done: z.array(z.string()).describe('Orders that are now as wanted, also those that were before'),
  refused: z.array(z.strictObject({ reference: z.string(), message: z.string() })),
});

/** Many orders, as they are; one that refuses stops no other. */
export const ordersProduce = { body: z.strictObject({ references }), answer: ofMany };
export const ordersHold = { body: z.strictObject({ references, reason }), answer: ofMany };
export const ordersRelease = { body: z.strictObject({ references }), answer: ofMany };

export const orderProduce = change({});
export const orderDispatch = change({
  carrier: z.enum(carriers),
  tracking: singleLine(40).nullable().describe('Null for a parcel without tracking'),
  lines: lines.optional().describe('Numbers from 1; absent: all that are not sent yet'),
});
export const orderDeliver = change({
  tracking: singleLine(40).nullable().describe('Null: all parcels in transit'),
});
export const orderCancel = change({ reason });
export const orderRefund = change({
  reason,
  amount: pence.min(1).max(MOST_PENCE).optional().describe('Whole pence; absent: all of the lines'),
  lines: lines
    .optional()
    .describe('Numbers of `money.entries`, delivery included; absent: the whole invoice'),
});
export const orderRemake = change({
  line: lineNumber,
  copies: z.int().min(1).max(MOST_COPIES),
  cause: z.enum(REMAKE_CAUSE_CODES as [RemakeCause, ...RemakeCause[]]),
});
/** All pieces of the line. */
export const orderApprove = change({ line: lineNumber });
export const orderFlag = change({ line: lineNumber });
export const orderHold = change({ reason });
export const orderRelease = change({ reason: singleLine(200).default('') });
export const orderNote = change({
  text: tidiedText(LONGEST_NOTE).refine((text) => text.trim() !== '', 'Please write something.'),
  to: z.enum(['staff', 'buyer']).describe('buyer: also sent by email'),
});
export const orderAddress = change({ address });
export const orderWords = change({ line: lineNumber, personalisation });
export const orderResend = change({
  email: z.uuid().optional().describe('One of `emails`; absent: the confirmation'),
});
