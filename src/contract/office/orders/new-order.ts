/** Wire shapes of orders that the staff take by phone or email. */
import * as z from 'zod';
import { DELIVERY_ZONE_NAMES } from '../../../domain/delivery/delivery.ts';
import { address, cartDetails, quantity } from '../../cart/cart.ts';
import { savedAvailability } from '../../shop/catalogue.ts';
import { tidiedLine, tidiedText } from '../../shapes/text.ts';
import { pence, personalisation, slug } from '../../shapes/wire.ts';
import { order } from './order.ts';

const LONGEST_NOTE = 4000;
const MOST_LINES = 50;
const MOST_SEARCHED = 200;

const lines = z
  .array(
    z.strictObject({
      productId: z.uuid().describe('Id of a product variant'),
      quantity,
      personalisation: personalisation.omit({ edits: true }).optional(),
    }),
  )
  .max(MOST_LINES);

export const orderProducts = {
  query: z.strictObject({
    search: tidiedLine(MOST_SEARCHED).describe('As shoppers search; empty for the whole shop'),
  }),
  answer: z.strictObject({
    products: z
      .array(
        z.strictObject({
          slug: z.string(),
          name: z.string(),
          from: pence.describe('Pence, of the cheapest variant'),
          availability: savedAvailability,
          fields: z.array(z.string()).describe('Labels of what can be written on it'),
        }),
      )
      .describe('At most 20, best first'),
  }),
};

export const orderProduct = {
  params: z.strictObject({ slug }),
  answer: z.strictObject({
    slug: z.string(),
    name: z.string(),
    fields: z
      .array(
        z.strictObject({
          name: z.string(),
          label: z.string(),
          maxLength: z.int(),
          isOptional: z.boolean(),
        }),
      )
      .describe('What can be written on it'),
    variants: z.array(
      z.strictObject({
        productId: z.uuid(),
        finish: z.string(),
        options: z.record(z.string(), z.string()),
        price: pence,
        availability: savedAvailability,
      }),
    ),
  }),
};
export type OrderProduct = z.infer<typeof orderProduct.answer>;

export const orderQuote = {
  body: z.strictObject({ lines, postcode: tidiedLine(20).default('') }),
  answer: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: z.uuid(),
          unitPrice: pence,
          linePrice: pence,
          availability: savedAvailability,
        }),
      )
      .describe('As sent, without products that are unknown'),
    goods: pence,
    delivery: pence.describe('Pence; the highest price until the postcode is complete'),
    vat: pence.describe('Pence, within total'),
    total: pence,
    zone: z
      .enum(DELIVERY_ZONE_NAMES)
      .nullable()
      .describe('Null without a full postcode, and where the shop does not deliver'),
  }),
};
export type OrderQuote = z.infer<typeof orderQuote.answer>;

const { firstName, lastName, email, phone, mobile, comment, personalisedAccepted } =
  cartDetails.body.shape;

export const orderCreate = {
  body: z.strictObject({
    key: z.uuid().describe('Made by the page; the same key makes one order'),
    lines,
    firstName,
    lastName,
    email,
    phone,
    mobile,
    giftNote: comment,
    personalisedAccepted: personalisedAccepted.describe(
      'The customer was told that personalised goods cannot be returned, and agreed',
    ),
    shipping: address.omit({ Method: true }),
    note: tidiedText(LONGEST_NOTE).default('').describe('For the staff'),
  }),
  answer: order.answer,
};
