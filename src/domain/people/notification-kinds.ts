/** The kinds of notification in a customer's account. */

export const NOTIFICATION_KINDS = [
  'orderPaid',
  'orderPaymentDeclined',
  'orderInProduction',
  'orderDispatched',
  'orderDelivered',
  'orderCancelled',
  'orderRefunded',
  'backInStock',
  'draftApproved',
  'draftChange',
  'passwordChanged',
  'twoStepOn',
  'twoStepOff',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
