/** Whether a product that is on sale can be made: yes, only a few more, or not until stock comes. */
export const AVAILABILITIES = ['inStock', 'low', 'soldOut'] as const;
export type Availability = (typeof AVAILABILITIES)[number];
