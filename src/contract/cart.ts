/** Wire shapes of the cart. Field names are the specification's; money is in pence. */
import * as z from 'zod';
import { ADDRESS_LINE_LENGTH } from '../domain/delivery/address.ts';
import { MAX_LINE_QUANTITY } from '../domain/cart/cart.ts';
import { EMAIL_MESSAGE } from '../domain/people/email.ts';
import { savedAvailability } from './catalogue.ts';
import { requiring } from './requiring.ts';
import { singleLine, tidiedText } from './text.ts';
import { pence, personalisation, picture } from './wire.ts';

export const cartId = z
  .string()
  .regex(/^(?:new|[A-Za-z0-9_-]{16,64})$/, 'Not the id of a cart.')
  .describe('The cart’s id, which opens it to whoever has it while nobody has claimed it; or new');
const uuid = z.uuid();
const name = singleLine(120);
/** The cart service checks the range, so that every call refuses with the same message. */
export const quantity = z.int().meta({ minimum: 1, maximum: MAX_LINE_QUANTITY });

/** A missing part counts as empty. */
const part = singleLine(ADDRESS_LINE_LENGTH).default('');
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
  Country: singleLine(2, 'Please choose a country.').default('GB').describe('ISO 3166 code'),
  Method: part.describe('How it is delivered, or paid; the shop says'),
});
export type Address = z.infer<typeof address>;
export const REQUIRED_ADDRESS_FIELDS = [
  'FirstName',
  'LastName',
  'AddressLine1',
  'CityTown',
  'PostCode',
] as const;

export const cartItem = z.strictObject({
  id: uuid,
  productId: uuid,
  slug: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  finish: z.string(),
  quantity: z.int(),
  unitPricePence: pence.describe('Pence; 0 where it is no longer sold'),
  wasPence: pence.nullable().describe('Pence, of a genuine former price'),
  linePence: pence.describe('Pence, of the whole line'),
  availability: savedAvailability,
  picture: picture.nullable(),
  design: z.string(),
  plate: z.string(),
  angle: z.string(),
  personalisation: personalisation.nullable(),
  words: z
    .array(z.strictObject({ label: z.string(), text: z.string() }))
    .describe('The shopper’s words with their labels, in the design’s order'),
});
export type CartItem = z.infer<typeof cartItem>;

export const cartAnswer = z.strictObject({
  id: z.string().describe('For later calls; another than was asked for where carts were merged'),
  version: z.int().describe('Counts the changes'),
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
  itemsTotal: pence.describe('Pence, of all lines, VAT included'),
  shippingTotal: pence.describe('Pence, of delivery, VAT included'),
  subTotal: pence.describe('Pence, total without tax'),
  tax: pence.describe('Pence, the VAT within total'),
  total: pence.describe('Pence to pay: itemsTotal and shippingTotal'),
  status: z.string(),
});
export type Cart = z.infer<typeof cartAnswer>;

const params = z.strictObject({ cartId });
const itemParams = z.strictObject({ cartId, itemId: uuid });

export const cart = { params, answer: cartAnswer };
export const cartAdd = {
  params,
  body: z.strictObject({
    productId: uuid.describe('Of one of the variants of a product'),
    quantity,
    personalisation: personalisation
      .optional()
      .describe('The words to make it with; lines join where product and words are the same'),
  }),
  answer: cartAnswer,
};
export const cartItemUpdate = {
  params: itemParams,
  body: z.strictObject({ quantity }),
  answer: cartAnswer,
};
export const cartItemReplace = { params: itemParams, body: cartAdd.body, answer: cartAnswer };
export const cartItemDelete = { params: itemParams, answer: cartAnswer };
export const cartAddressGuest = {
  params: z.strictObject({ cartId, type: z.enum(['payment', 'shipping']) }),
  body: requiring(address, ...REQUIRED_ADDRESS_FIELDS),
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
    firstName: name,
    lastName: name,
    email: singleLine(254, EMAIL_MESSAGE),
    phone: singleLine(40).default(''),
    mobile: singleLine(40).default(''),
    comment: tidiedText(500).default('').describe('A note for the gift'),
    personalisedAccepted: z
      .boolean()
      .default(false)
      .describe('That what is made with their words is not taken back; true before checkout'),
  }),
  answer: cartAnswer,
};
