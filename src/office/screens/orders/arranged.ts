/** The columns of the list of orders, as a member arranged them. */
import { isOrderColumn, type OrderColumn } from '../../../domain/orders/office/order-columns.ts';
import type { Column } from '../../list/column.ts';

/** The columns that stay come first; those that are not named come last, in their usual order. */
export function arranged<Row>(
  columns: readonly Column<Row>[],
  order: readonly OrderColumn[],
): readonly Column<Row>[] {
  const placeOf = ({ key }: Column<Row>): number => {
    if (!isOrderColumn(key)) return -1;
    return order.includes(key) ? order.indexOf(key) : order.length;
  };
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export const withoutHidden = <Row>(
  columns: readonly Column<Row>[],
  hidden: readonly OrderColumn[],
): readonly Column<Row>[] =>
  columns.filter(({ key }) => !(isOrderColumn(key) && hidden.includes(key)));
