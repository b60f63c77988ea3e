/** Wire shapes of customers and guests in the office: the list, one of them, notes, the copy of their data, and erasure. */
import * as z from 'zod';
import { CUSTOMER_STATES } from '../../../domain/people/customer-state.ts';
import { ERASURE_REASONS } from '../../../domain/people/erasure-reasons.ts';
import { ORDER_STATES } from '../../../domain/orders/order-steps.ts';
import { savedAddress } from '../../account/addresses.ts';
import { reference, tidiedLine, tidiedText } from '../../shapes/text.ts';
import { pence } from '../../shapes/wire.ts';

export const CUSTOMER_SORTS = ['newest', 'oldest', 'name'] as const;
const MOST_SEARCHED = 200;
const MOST_NOTED = 5000;

const id = z.uuid();
const params = z.strictObject({ id });
const at = z.iso.datetime();

const person = {
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  state: z
    .enum(CUSTOMER_STATES)
    .describe(
      'unconfirmed: the email address is not confirmed; closed: the account is deactivated',
    ),
  marketing: z.boolean().describe('The consent to emails about offers'),
  registeredAt: at,
  orderCount: z.int().describe('Paid orders of the account'),
  spent: pence.describe('Totals of these orders, refunds not deducted'),
};

export const customers = {
  query: z.strictObject({
    search: tidiedLine(MOST_SEARCHED)
      .optional()
      .describe(
        'Every word is found in the name and email; or the beginning of a postcode, after other words if there are any; or a part of a phone number',
      ),
    sort: z
      .enum(CUSTOMER_SORTS)
      .default('newest')
      .describe('newest and oldest: by registration; name: by last name'),
    after: reference(3000).optional().describe('`next` of the page before'),
  }),
  answer: z.strictObject({
    customers: z.array(
      z.strictObject({
        ...person,
        town: z.string().describe('Of the default address'),
        postcode: z.string(),
        lastOrderAt: at.nullable(),
      }),
    ),
    next: z.string().nullable().describe('`after` of the next page; null on the last page'),
  }),
};

const order = z.strictObject({
  reference: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: at,
  total: pence,
});

export const customer = {
  params,
  answer: z.strictObject({
    ...person,
    hasTwoStep: z.boolean(),
    addresses: z.array(savedAddress).describe('The default address first'),
    consents: z
      .array(z.strictObject({ given: z.boolean(), source: z.string(), at }))
      .describe('Consents to emails about offers, newest first'),
    orders: z.array(order).describe('The fifty newest'),
    ordersInAll: z.int().describe('Also those not paid'),
    guestOrders: z.int().describe('Orders of guests under the same email address'),
    drafts: z
      .array(z.strictObject({ name: z.string(), product: z.string(), updatedAt: at }))
      .describe('Saved designs, latest first'),
    messages: z
      .array(z.strictObject({ id, title: z.string(), receivedAt: at, isClosed: z.boolean() }))
      .describe('The fifty newest sent from the account'),
    notes: z
      .array(z.strictObject({ id, by: z.string(), text: z.string(), at }))
      .describe('Notes of the staff, newest first'),
    underWay: z
      .array(z.string())
      .describe('References of the orders that must be finished before the customer can be erased'),
  }),
};

export const customerNote = {
  params,
  body: z.strictObject({
    key: z
      .uuid()
      .describe('Made by the caller for each note; a repeated call with it adds nothing more'),
    text: tidiedText(MOST_NOTED).min(1),
  }),
  answer: z.strictObject({}),
};

export const customerExport = {
  params,
  body: z.strictObject({}),
  answer: z
    .record(z.string(), z.unknown())
    .describe('The same as the customer’s own export: the rows of every table about them'),
};

export const customerErase = {
  params,
  body: z.strictObject({
    reason: z
      .enum(ERASURE_REASONS)
      .describe('Kept in the journal, so it is chosen from a list and cannot name the person'),
  }),
  answer: z.strictObject({}),
};

const guestParams = z.strictObject({
  reference: reference(40).describe('Of one of the guest’s orders, in any notation'),
});

export const guest = {
  params: guestParams,
  answer: z.strictObject({
    email: z.string(),
    accountId: id
      .nullable()
      .describe('A customer under the same address, with whom the orders are erased'),
    orders: z
      .array(order.extend({ name: z.string() }))
      .describe('The fifty newest that guests placed under this email address'),
    ordersInAll: z.int(),
    underWay: z
      .array(z.string())
      .describe('References of the orders that must be finished before the guest can be erased'),
  }),
};

export const guestExport = {
  params: guestParams,
  body: z.strictObject({}),
  answer: z
    .record(z.string(), z.unknown())
    .describe('The rows of every table about orders of guests under the email address'),
};

export const guestErase = {
  params: guestParams,
  body: z.strictObject({}),
  answer: z.strictObject({}),
};
