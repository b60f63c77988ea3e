/** How many sample orders one run makes at most. */
export const MOST_SAMPLE_ORDERS = 2000;
