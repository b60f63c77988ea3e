/** The orders in which lists of products may be sorted. */
export const SORT_ORDERS = ['featured', 'newest', 'price-low', 'price-high'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
