/** The state of a customer's account, as the staff see it. */

export const CUSTOMER_STATES = ['active', 'unconfirmed', 'closed'] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

export function customerState({
  emailConfirmedAt,
  deactivatedAt,
}: {
  emailConfirmedAt: Date | null;
  deactivatedAt: Date | null;
}): CustomerState {
  if (deactivatedAt) return 'closed';
  return emailConfirmedAt ? 'active' : 'unconfirmed';
}
