/** The operations of orders and invoices. */
import type { Operation } from './operation.ts';

export const orderOperations = {
  orders: {
    summary: 'The customer’s orders, newest first.',
    refusals: [],
  },
  order: {
    summary: 'One order of the customer: lines, timeline, parcels, invoices, refunds.',
    refusals: ['orderNotFound'],
  },
  orderCheck: {
    summary: 'How an order of the customer stands.',
    refusals: ['orderNotFound'],
  },
  orderCancel: {
    summary:
      'Cancels an order that is not yet being made; what was paid is refunded, a moment after the answer.',
    addition: 'A buyer may change their mind until production starts.',
    perMinute: 20,
    refusals: ['orderNotFound', 'stepNotAllowed', 'paymentInProgress', 'refundTooLarge'],
  },
  orderItemUpdate: {
    summary:
      'Changes what is written and shown on a line of a paid order, until production starts.',
    addition: 'A slip of the pen is often seen only after paying.',
    perMinute: 20,
    refusals: [
      'orderNotFound',
      'orderLineNotFound',
      'productNotFound',
      'stepNotAllowed',
      'productionStarted',
    ],
  },
  orderInvoice: {
    summary: 'A link, good for one minute, to the invoice or a credit note of a customer’s order.',
    addition: 'Browsers open PDFs by an address, and no bearer stands in one.',
    refusals: ['orderNotFound', 'notFound'],
  },
  orderByKey: {
    summary: 'One order in full, for whoever holds its key: lines, timeline, parcels, invoices.',
    addition: 'The link in a guest’s emails shows the order as it is now.',
    perMinute: 240,
    refusals: ['orderNotFound'],
  },
  orderCancelByKey: {
    summary: 'Cancels an order that is not yet being made, for whoever holds its key.',
    addition: 'Guests may change their mind as customers may.',
    perMinute: 20,
    refusals: ['orderNotFound', 'stepNotAllowed', 'paymentInProgress', 'refundTooLarge'],
  },
  orderCheckByKey: {
    summary: 'How an order stands, for whoever holds its key.',
    addition: 'Guests see their orders by an unguessable key.',
    perMinute: 240,
    refusals: ['orderNotFound'],
  },
  orderItemUpdateByKey: {
    summary: 'The same for whoever holds the order’s key.',
    addition: 'Guests slip too.',
    perMinute: 20,
    refusals: [
      'orderNotFound',
      'orderLineNotFound',
      'productNotFound',
      'stepNotAllowed',
      'productionStarted',
    ],
  },
  orderInvoiceByKey: {
    summary:
      'A link, good for one minute, to the invoice or a credit note, for whoever holds the order’s key.',
    addition: 'Guests have invoices too.',
    perMinute: 60,
    refusals: ['orderNotFound', 'notFound'],
  },
  invoiceDocument: {
    summary: 'The invoice or credit note as PDF, by a signed link.',
    addition: 'What the two calls before it link to.',
    perMinute: 60,
    produces: 'application/pdf',
    refusals: ['linkExpired'],
  },
} as const satisfies Record<string, Operation>;
