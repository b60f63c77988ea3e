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
    summary: 'The status of a customer’s order.',
    refusals: ['orderNotFound'],
  },
  orderCancel: {
    summary:
      'Cancels an order before production starts; the payment is refunded a moment after the response.',
    addition: 'A buyer may change their mind until production starts.',
    perMinute: 20,
    refusals: ['orderNotFound', 'stepNotAllowed', 'paymentInProgress', 'refundTooLarge'],
  },
  orderItemUpdate: {
    summary: 'Changes the personalisation of a line of a paid order, until production starts.',
    addition: 'A typing error is often noticed only after paying.',
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
    summary: 'A link, valid for one minute, to the invoice or a credit note of a customer’s order.',
    addition: 'Browsers open PDFs by an address, which carries no bearer token.',
    refusals: ['orderNotFound', 'notFound'],
  },
  orderFind: {
    summary: 'The key of an order, by its reference and the email address of its buyer.',
    addition: 'A guest who deleted the email still finds the order.',
    ignoresBearer: true,
    perMinute: 20,
    refusals: ['orderNotFound'],
  },
  orderByKey: {
    summary: 'One complete order, by its key: lines, timeline, parcels, invoices.',
    addition: 'The link in a guest’s emails shows the order as it is now.',
    perMinute: 240,
    refusals: ['orderNotFound'],
  },
  orderCancelByKey: {
    summary: 'Cancels an order before production starts, by its key.',
    addition: 'Guests may change their mind as customers do.',
    perMinute: 20,
    refusals: ['orderNotFound', 'stepNotAllowed', 'paymentInProgress', 'refundTooLarge'],
  },
  orderCheckByKey: {
    summary: 'The status of an order, by its key.',
    addition: 'Guests see their orders by an unguessable key.',
    perMinute: 240,
    refusals: ['orderNotFound'],
  },
  orderItemUpdateByKey: {
    summary: 'Changes the personalisation of a line of a paid order, by the order’s key.',
    addition: 'Guests make typing errors too.',
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
    summary: 'A link, valid for one minute, to the invoice or a credit note, by the order’s key.',
    addition: 'Guests need invoices too.',
    perMinute: 60,
    refusals: ['orderNotFound', 'notFound'],
  },
  payLink: {
    summary: 'An order that the staff took, by the link to pay it.',
    addition: 'An order by phone or email is paid by its customer, without an account.',
    perMinute: 240,
    refusals: ['linkExpired'],
  },
  invoiceDocument: {
    summary: 'The invoice or credit note as PDF, by a signed link.',
    addition: 'The two calls before it link to this one.',
    perMinute: 60,
    produces: 'application/pdf',
    refusals: ['linkExpired'],
  },
} as const satisfies Record<string, Operation>;
