/** A column of a list. */
import type { ReactNode } from 'react';
import type { ColumnSort } from './list-address.ts';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Of the table: '10rem'. Columns without one share what is left. */
  width?: string;
  /** Left out in windows below 1024 px, or on phones. */
  hide?: 'narrow' | 'phone';
  isNumber?: boolean;
  /** Absent: the list cannot be sorted by it. */
  sort?: ColumnSort;
  /** The cell names its row for screen readers. */
  isName?: boolean;
}

export function cellClass<Row>({ hide, isNumber }: Column<Row>): string {
  const classes = { narrow: 'not-narrow not-phone', phone: 'not-phone' };
  return [hide && classes[hide], isNumber && 'num'].filter(Boolean).join(' ');
}
