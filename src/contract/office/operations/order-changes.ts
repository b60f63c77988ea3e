/** The operations of changes of orders, and of payments in review. */
import type { OfficeOperation } from './office-operation.ts';

/** Refusals that all changes of an order share. */
const OF_CHANGES = ['orderNotFound', 'changedMeanwhile', 'stepNotAllowed'] as const;

export const orderChangeOperations = {
  reviews: {
    summary: 'Payments in review: what was expected, and what the provider says now.',
    perMinute: 60,
    refusals: [],
  },
  reviewDecide: {
    summary: 'Accepts, refunds or releases a payment in review.',
    perMinute: 60,
    refusals: ['stepNotAllowed', 'paymentInProgress', 'paymentProviderUnavailable'],
  },
  orderProducts: {
    summary: 'Products to order for a customer, found as shoppers find them.',
    refusals: [],
  },
  orderProduct: {
    summary: 'What of a product can be ordered, and what can be written on it.',
    refusals: ['productNotFound'],
  },
  orderQuote: {
    summary: 'What an order for a customer will cost.',
    refusals: [],
  },
  orderCreate: {
    summary: 'Places an order for a customer, and emails them a link to pay it.',
    perMinute: 60,
    refusals: ['cartEmpty', 'cartIncomplete', 'outOfStock', 'changedMeanwhile'],
  },
  ordersProduce: {
    summary: 'Starts production of many orders, each by itself.',
    refusals: [],
  },
  ordersHold: { summary: 'Holds many orders for one reason.', refusals: [] },
  ordersRelease: { summary: 'Releases many orders from their hold.', refusals: [] },
  orderProduce: {
    summary: 'Starts the production of a paid order.',
    refusals: [...OF_CHANGES],
  },
  orderDispatch: {
    summary: 'Dispatches a parcel; the last line makes the order dispatched.',
    refusals: [...OF_CHANGES, 'invalid'],
  },
  orderDeliver: {
    summary: 'Records that parcels have arrived.',
    refusals: [...OF_CHANGES],
  },
  orderCancel: {
    summary: 'Cancels an order before its production and refunds what was paid.',
    refusals: [...OF_CHANGES, 'paymentInProgress'],
  },
  orderRefund: {
    summary: 'Refunds lines, an amount, or the rest of an order; up to a ceiling for some roles.',
    refusals: [...OF_CHANGES, 'refundTooLarge'],
  },
  orderRemake: {
    summary:
      'Has copies of a line made again from new blanks; a sent order is in production again.',
    refusals: [...OF_CHANGES, 'orderLineNotFound'],
  },
  orderApprove: {
    summary: 'Approves the design of a line, so that it may be made.',
    refusals: [...OF_CHANGES, 'orderLineNotFound'],
  },
  orderFlag: {
    summary: 'Marks the design of a line to be looked at and approved before it is made.',
    refusals: [...OF_CHANGES, 'orderLineNotFound'],
  },
  orderHold: {
    summary: 'Holds an order: nothing of it is made or sent until its release.',
    refusals: [...OF_CHANGES],
  },
  orderRelease: {
    summary: 'Releases an order from its hold.',
    refusals: [...OF_CHANGES],
  },
  orderNote: {
    summary: 'Notes something about an order, for the staff or to the buyer by email.',
    refusals: [...OF_CHANGES],
  },
  orderAddress: {
    summary: 'Changes where an order goes, until its last parcel has left.',
    refusals: [...OF_CHANGES, 'deliveryRefused'],
  },
  orderWords: {
    summary: 'Changes the personalisation of a line until its production starts.',
    refusals: [...OF_CHANGES, 'orderLineNotFound', 'productNotFound', 'productionStarted'],
  },
  orderResend: {
    summary: 'Sends an email about an order once more, by default the confirmation.',
    refusals: [...OF_CHANGES, 'notFound'],
  },
} satisfies Record<string, OfficeOperation>;
