/** The cart on the wire, in the specification's own field names. Money in pence. */
import * as z from 'zod';
import { availability } from './catalogue.ts';
import { pence, personalisation, picture } from './wire.ts';

export const cartId = z.string().regex(/^(?:new|[A-Za-z0-9_-]{16,64})$/, 'Not the id of a cart.');
const uuid = z.uuid();
const line = z.string().max(120);

/** A part left out is an empty one. */
const part = line.default('');
export const address = z.strictObject({
  FirstName: part,
  LastName: part,
  Company: part,
  AddressLine1: part,
  AddressLine2: part,
  AddressLine3: part,
  CityTown: part,
  County: part,
  PostCode: part,
  Country: z.string().max(2).default('GB'),
  Method: part,
});
export type Address = z.infer<typeof address>;

export const cartItem = z.strictObject({
  id: uuid,
  productId: uuid,
  slug: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  finish: z.string(),
  quantity: z.int(),
  unitPricePence: pence,
  wasPence: pence.nullable(),
  linePence: pence,
  availability,
  picture: picture.nullable(),
  design: z.string(),
  plate: z.string(),
  angle: z.string(),
  personalisation: personalisation.nullable(),
  /** The shopper's words with their labels, in the design's order. */
  words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
});
export type CartItem = z.infer<typeof cartItem>;

export const cartAnswer = z.strictObject({
  id: z.string(),
  version: z.int(),
  items: z.array(cartItem),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  payment: address,
  shipping: address,
  comment: z.string(),
  personalisedAccepted: z.boolean(),
  tracking: z.string(),
  itemsTotal: pence,
  shippingTotal: pence,
  subTotal: pence,
  tax: pence,
  total: pence,
  status: z.string(),
});
export type Cart = z.infer<typeof cartAnswer>;

const params = z.strictObject({ cartId });
const itemParams = z.strictObject({ cartId, itemId: uuid });

export const cart = { params, answer: cartAnswer };
export const cartAdd = {
  params,
  body: z.strictObject({
    productId: uuid,
    quantity: z.int(),
    personalisation: personalisation.optional(),
  }),
  answer: cartAnswer,
};
export const cartItemUpdate = {
  params: itemParams,
  body: z.strictObject({ quantity: z.int() }),
  answer: cartAnswer,
};
export const cartItemDelete = { params: itemParams, answer: cartAnswer };
export const cartAddressGuest = {
  params: z.strictObject({ cartId, type: z.enum(['payment', 'shipping']) }),
  body: address,
  answer: cartAnswer,
};
export const cartAddress = {
  params: z.strictObject({ cartId, type: z.enum(['payment', 'shipping']) }),
  body: z.strictObject({ addressId: uuid }),
  answer: cartAnswer,
};
export const cartDetails = {
  params,
  body: z.strictObject({
    firstName: line,
    lastName: line,
    email: z.string().max(254),
    phone: z.string().max(40).default(''),
    mobile: z.string().max(40).default(''),
    comment: z.string().max(500).default(''),
    personalisedAccepted: z.boolean().default(false),
  }),
  answer: cartAnswer,
};
