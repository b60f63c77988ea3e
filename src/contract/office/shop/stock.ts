/** Wire shapes of stock. */
import * as z from 'zod';
import { STOCK_CHANGES } from '../../../domain/orders/stock-change.ts';
import { reference, singleLine } from '../../shapes/text.ts';
import { pence } from '../../shapes/wire.ts';

const MOST = 1_000_000;
const params = z.strictObject({ sku: reference(60) });

const entry = {
  key: z
    .uuid()
    .describe('Made by the caller for each change; a repeated call with it changes nothing more'),
  reason: singleLine(200).min(1).optional().describe('For the history and the journal'),
};

const level = z.strictObject({
  before: z.int().describe('For sale before'),
  after: z.int().describe('For sale now'),
  held: z.int().describe('Reserved for unpaid orders'),
  sold: z.int().describe('Reserved for pieces that wait to be made'),
  short: z.int().describe('By how much the shelf falls short of held plus sold'),
});

export const stock = {
  query: z.strictObject({
    state: z.enum(['all', 'low', 'out']).default('all'),
    search: singleLine(100).min(1).optional().describe('Part of SKU, blank, finish or option'),
    after: reference(60).optional().describe('`next` of the page before'),
  }),
  answer: z.strictObject({
    blanks: z
      .array(
        z.strictObject({
          sku: z.string(),
          blank: z.string(),
          finish: z.string(),
          options: z.record(z.string(), z.string()),
          forSale: z.int(),
          held: z.int().describe('Reserved for unpaid orders'),
          sold: z.int().describe('Reserved for pieces that wait to be made'),
          making: z.int().describe('Pieces that are being made, whose blanks have left the shelf'),
          short: z.int().describe('By how much the shelf falls short of held and sold'),
          shelf: z.int().describe('For sale, held and sold together, less what is short'),
          reorderLevel: z.int(),
          cost: pence
            .nullable()
            .describe('What the shop pays for one; null: not set, or without orders.seeMoney'),
          isLow: z.boolean().describe('Not more for sale than the reorder level'),
        }),
      )
      .describe('By SKU, a hundred on each page'),
    counts: z.strictObject({ all: z.int(), low: z.int(), out: z.int() }),
    next: z.string().nullable().describe('`after` of the next page; null on the last page'),
  }),
};

export const stockHistory = {
  params,
  answer: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          id: z.uuid(),
          at: z.iso.datetime(),
          by: z.string().describe('A member’s email address, or the name of a command'),
          kind: z.enum(STOCK_CHANGES),
          count: z.int(),
          before: z.int(),
          after: z.int(),
          reason: z.string().nullable(),
        }),
      )
      .describe('The last hundred, newest first'),
  }),
};

export const stockCount = {
  params,
  body: z.strictObject({ ...entry, count: z.int().min(0).max(MOST).describe('Now on the shelf') }),
  answer: level,
};

export const stockMove = {
  params,
  body: z.strictObject({
    ...entry,
    kind: z.enum(['delivered', 'removed']),
    count: z.int().min(1).max(MOST),
  }),
  answer: level,
};

export const stockReorderLevel = {
  params,
  body: z.strictObject({ level: z.int().min(0).max(MOST) }),
  answer: z.strictObject({}),
};

export const stockCost = {
  params,
  body: z.strictObject({
    cost: z.int().min(0).max(MOST).nullable().describe('Whole pence; null: not known'),
  }),
  answer: z.strictObject({}),
};
