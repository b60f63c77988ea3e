/** Working days from dispatch to delivery, before the extra days of a delivery zone. */
export const COURIER_DAYS = { fastest: 1, slowest: 3 } as const;
