/** Wire shapes of orders. */
import * as z from 'zod';
import { promise } from '../shop/calendar.ts';
import { address, cartItem } from '../cart/cart.ts';
import { orderKey, paymentStatus } from '../cart/checkout.ts';
import { singleLine } from '../shapes/text.ts';
import { pence, personalisation, picture } from '../shapes/wire.ts';

export const orderState = z.enum([
  'awaitingPayment',
  'paid',
  'inProduction',
  'dispatched',
  'delivered',
  'cancelled',
]);
export const orderItem = cartItem
  .pick({
    id: true,
    productId: true,
    slug: true,
    name: true,
    options: true,
    quantity: true,
    unitPricePence: true,
    linePence: true,
    picture: true,
    angle: true,
    personalisation: true,
    words: true,
  })
  .extend({
    proof: z.string().nullable().describe('Address of the proof; null once that is deleted'),
    otherProof: z
      .string()
      .nullable()
      .describe('Address of the proof of the other side; null if that shows nothing else'),
    isEditable: z
      .boolean()
      .describe('Whether its words can change now: not once the workshop has printed them'),
  });

export const orderAnswer = z.strictObject({
  key: z.string().describe('For calls without a bearer token'),
  reference: z.string().describe('The order reference shown to people'),
  cartId: z.string().describe('The cart it was made from'),
  status: orderState,
  payment: paymentStatus,
  placedAt: z.iso.datetime(),
  items: z.array(orderItem),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  payment_address: address,
  shipping: address,
  comment: z.string(),
  promise: promise.omit({ orderBefore: true }),
  itemsTotal: pence,
  shippingTotal: pence,
  subTotal: pence,
  tax: pence,
  total: pence,
  invoice: z.string().nullable().describe('The invoice number, once the order is paid'),
  editableUntil: z.iso
    .datetime()
    .nullable()
    .describe(
      'When production starts at the latest; null before payment and once it has started, which may be sooner',
    ),
  photos: z
    .strictObject({
      deletedOn: z.iso
        .date()
        .nullable()
        .describe(
          'When they are deleted, as currently planned; null while a cart or draft also uses one of them',
        ),
      daysAfterDispatch: z.int().describe('How many days they are stored after dispatch'),
    })
    .nullable()
    .describe('About the shopper’s photographs in it; null if it has none'),
});
export type Order = z.infer<typeof orderAnswer>;

export const orderSummary = z.strictObject({
  id: z.uuid(),
  key: z.string(),
  reference: z.string(),
  status: orderState,
  placedAt: z.iso.datetime(),
  total: pence,
  refunded: pence.describe('Pence refunded for the line'),
  quantity: z.int().describe('Pieces ordered'),
  names: z.array(z.string()).describe('Names of the first lines'),
  recipients: z
    .array(z.string())
    .describe('What is written in the name fields of the first lines that have one'),
  picture: picture.nullable().describe('Of the first line’s product, with the shop’s sample texts'),
  proof: orderItem.shape.proof.describe(
    'Address of the first line’s proof; null once that is deleted',
  ),
  otherProof: orderItem.shape.otherProof.describe(
    'Address of the proof of that line’s other side; null if that shows nothing else',
  ),
  others: z
    .array(z.strictObject({ picture: picture.nullable(), proof: orderItem.shape.proof }))
    .describe('Product’s picture and proof of the second and third line'),
  lines: z.int().describe('How many lines it has'),
  expected: z
    .strictObject({ arrivesFrom: z.iso.date(), arrivesTo: z.iso.date() })
    .nullable()
    .describe(
      'When delivery is expected, as promised or by its parcels; null before payment, after delivery, and if cancelled',
    ),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const parcel = z.strictObject({
  id: z.uuid(),
  state: z.enum(['preparing', 'dispatched', 'delivered', 'returned', 'lost', 'cancelled']),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  trackingUrl: z.url().nullable(),
  arrival: z
    .strictObject({ arrivesFrom: z.iso.date(), arrivesTo: z.iso.date() })
    .nullable()
    .describe('When delivery is expected, as in its email; null before dispatch'),
  dispatchedAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
});
export type Parcel = z.infer<typeof parcel>;

/** An order with its history; the same for its customer and for holders of its key. */
export const orderCourse = orderAnswer.extend({
  timeline: z
    .array(z.strictObject({ event: z.string(), at: z.iso.datetime(), actor: z.string() }))
    .describe('What happened, oldest first; the actor is a role, never a name'),
  parcels: z.array(parcel),
  documents: z
    .array(
      z.strictObject({
        kind: z.enum(['invoice', 'creditNote']),
        number: z.string(),
        issuedAt: z.iso.datetime(),
        total: pence,
      }),
    )
    .describe('Invoice first, then credit notes'),
  refunded: pence.describe('Pence refunded'),
  canCancel: z.boolean().describe('False once production has started'),
});
export type OrderCourse = z.infer<typeof orderCourse>;
export const orderDetail = orderCourse.extend({ id: z.uuid() });
export type OrderDetail = z.infer<typeof orderDetail>;

const params = z.strictObject({ id: z.uuid().describe('The order’s id') });
const documentQuery = z.strictObject({
  document: z
    .string()
    .max(20)
    .regex(/^[A-Z]{2,3}-\d{6,9}$/)
    .optional()
    .describe('Number of the invoice or credit note; the invoice if left out'),
});
const documentLink = z.strictObject({
  url: z
    .string()
    .describe('Address of the PDF; needs no bearer token, and is valid for one minute'),
  number: z.string(),
});

export const orders = { answer: z.array(orderSummary) };
export const order = { params, answer: orderDetail };
export const orderCheck = { params, answer: orderAnswer.extend({ id: z.uuid() }) };
export const orderCancel = { params, answer: orderDetail };
const change = z.strictObject({ personalisation });
export const orderItemUpdate = {
  params: params.extend({ itemId: z.uuid() }),
  body: change,
  answer: orderDetail,
};
export const orderItemUpdateByKey = {
  params: z.strictObject({ orderKey, itemId: z.uuid() }),
  body: change,
  answer: orderCourse,
};
export const orderInvoice = { params, query: documentQuery, answer: documentLink };
export const orderFind = {
  body: z.strictObject({
    reference: singleLine(40).describe('As in the emails; case, spaces and hyphens do not matter'),
    email: singleLine(254).describe('The address to which the confirmation went'),
  }),
  answer: z.strictObject({ orderKey: z.string() }),
};
export const orderByKey = { params: z.strictObject({ orderKey }), answer: orderCourse };
export const orderCancelByKey = { params: z.strictObject({ orderKey }), answer: orderCourse };
export const orderCheckByKey = { params: z.strictObject({ orderKey }), answer: orderAnswer };
export const orderInvoiceByKey = {
  params: z.strictObject({ orderKey }),
  query: documentQuery,
  answer: documentLink,
};
export const payLink = {
  params: z.strictObject({
    link: z
      .string()
      .max(200)
      .regex(/^[A-Za-z0-9_.-]+$/)
      .describe('The last part of the address in the email'),
  }),
  answer: z.strictObject({
    state: z
      .enum(['open', 'taking', 'paid', 'cancelled', 'over'])
      .describe('taking: the payment goes through or is checked; over: it was not paid in time'),
    payBy: z.iso.datetime(),
    reference: z.string().describe('The order reference shown to people'),
    order: orderAnswer.nullable().describe('Null once it is cancelled or over'),
  }),
};
export type PayLink = z.infer<typeof payLink.answer>;
export const invoiceDocument = {
  params: z.strictObject({
    link: z
      .string()
      .max(200)
      .regex(/^[A-Za-z0-9_.-]+$/)
      .describe('The last part of the address that was returned'),
  }),
};
