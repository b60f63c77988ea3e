/** Columns of the office's list of orders that a member may hide; its first column always stays. */
export const ORDER_COLUMNS = ['customer', 'leaves', 'pieces', 'order', 'total'] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export const isOrderColumn = (name: string): name is OrderColumn =>
  (ORDER_COLUMNS as readonly string[]).includes(name);
