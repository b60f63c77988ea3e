/** Wire shapes of saved views of the list of orders. */
import * as z from 'zod';
import { ORDER_COLUMNS } from '../../../domain/orders/office/order-columns.ts';
import { reference, singleLine, tidiedLine } from '../../shapes/text.ts';

const id = z.uuid();
const MOST_SEARCHED = 200;

/** As the list's address names them; '' if the view does not say. */
const filters = z.strictObject({
  view: reference(20).describe('One of the views that every office has'),
  process: reference(20),
  sort: reference(20),
  search: tidiedLine(MOST_SEARCHED),
});

const named = {
  name: singleLine(40).min(1),
  isShared: z.boolean().describe('Whether all members who see orders have it'),
};

export const orderViews = {
  answer: z.strictObject({
    views: z
      .array(
        z.strictObject({
          ...named,
          id,
          isOwn: z.boolean(),
          mayChange: z.boolean().describe('Own views; shared ones also for owner and manager'),
          filters,
        }),
      )
      .describe('By name'),
  }),
};

export const orderViewSave = {
  body: z.strictObject({ id: id.nullable().describe('Null: a new view'), ...named, filters }),
  answer: z.strictObject({ id }),
};

export const orderViewDelete = {
  params: z.strictObject({ id }),
  body: z.strictObject({}),
  answer: z.strictObject({}),
};

const columns = z.array(z.enum(ORDER_COLUMNS)).max(ORDER_COLUMNS.length);
const arrangement = z.strictObject({
  hidden: columns.describe('Columns that the member does not see'),
  order: columns.describe('In the member’s order; columns not named follow in their usual order'),
});

export const orderColumns = { answer: arrangement };

export const orderColumnsArrange = { body: arrangement, answer: z.strictObject({}) };
