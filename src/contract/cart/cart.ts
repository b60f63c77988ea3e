/** Wire shapes of the cart. Field names are the specification's; money is in pence. */
import * as z from 'zod';
import { ADDRESS_LINE_LENGTH } from '../../domain/delivery/address.ts';
import { MAX_LINE_QUANTITY } from '../../domain/cart/cart.ts';
import { EMAIL_MESSAGE } from '../../domain/people/email.ts';
import { savedAvailability } from '../shop/catalogue.ts';
import { requiring } from '../shapes/requiring.ts';
import { singleLine, tidiedText } from '../shapes/text.ts';
import { designWarnings, pence, personalisation, picture } from '../shapes/wire.ts';

export const cartId = z
  .string()
  .regex(/^(?:new|[A-Za-z0-9_-]{16,64})$/, 'Not the id of a cart.')
  .describe('The cart’s id, or new. Until the cart is claimed, anyone with the id can open it');
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
  Method: part.describe('The delivery or payment method, set by the shop'),
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
  options: z
    .record(z.string(), z.string())
    .describe('What was chosen, such as {"size": "M"}, with the colour if there are several'),
  finish: z.string(),
  quantity: z.int(),
  unitPricePence: pence.describe('Pence; 0 if the product is no longer sold'),
  wasPence: pence.nullable().describe('Pence, of a genuine former price'),
  linePence: pence.describe('Pence, of the whole line'),
  availability: savedAvailability,
  picture: picture.nullable(),
  design: z.string(),
  plate: z.string(),
  angle: z.string(),
  otherAngle: z
    .string()
    .nullable()
    .describe('The angle of a second picture, if the first does not show all that is made'),
  personalisation: personalisation.nullable(),
  words: z
    .array(z.strictObject({ label: z.string(), text: z.string() }))
    .describe('The shopper’s texts with their labels, in the design’s order'),
  warnings: designWarnings,
});
export type CartItem = z.infer<typeof cartItem>;

export const cartAnswer = z.strictObject({
  id: z.string().describe('For later calls; differs from the requested id if carts were merged'),
  version: z.int().describe('Raised by each change'),
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
const line = z.strictObject({
  productId: uuid.describe('Id of a product variant'),
  quantity,
  personalisation: personalisation
    .optional()
    .describe('The shopper’s personalisation; lines with equal product and personalisation join'),
});
export const cartAdd = {
  params,
  body: line.extend({
    key: uuid
      .optional()
      .describe('Identifies the addition; a repeat to the same cart adds nothing'),
  }),
  answer: cartAnswer,
};
export const cartItemUpdate = {
  params: itemParams,
  body: z.strictObject({ quantity }),
  answer: cartAnswer,
};
export const cartItemReplace = { params: itemParams, body: line, answer: cartAnswer };
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
    comment: tidiedText(500).default('').describe('The gift note'),
    personalisedAccepted: z
      .boolean()
      .default(false)
      .describe(
        'The buyer accepts that personalised goods cannot be returned; must be true before checkout',
      ),
  }),
  answer: cartAnswer,
};
