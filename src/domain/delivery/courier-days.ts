/** Working days from dispatch to the door, where the place of the address adds none. */
export const COURIER_DAYS = { fastest: 1, slowest: 3 } as const;
