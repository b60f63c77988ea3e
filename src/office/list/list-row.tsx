/** A row of a list, and the rows that stand for those that still load. */
import type { ReactNode } from 'react';
import { cellClass, type Column } from './column.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './selection.ts';

export interface ListRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly Column<Row>[];
  isCurrent: boolean;
  onCurrent: (id: string) => void;
  selection: Selection<Row> | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
}

export function ListRow<Row>(props: ListRowProps<Row>) {
  const { row, id, name, columns, isCurrent, onCurrent, selection, rowActions } = props;
  const isSelected = selection?.has(id) ?? false;
  const classes = [isSelected && 'is-picked', isCurrent && 'is-at'].filter(Boolean).join(' ');
  return (
    <tr data-row={id} tabIndex={-1} className={classes} onFocus={() => onCurrent(id)}>
      {selection && (
        <td className="c-box">
          <SelectBox
            label={`Select ${name}`}
            extent={isSelected ? 'all' : 'none'}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.isName ? (
          <th key={column.key} scope="row" className={cellClass(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
      {rowActions && <td className="c-actions">{rowActions(row)}</td>}
    </tr>
  );
}

const SKELETONS = 8;
const Skeleton = () => <span className="skel-cell" />;

export function SkeletonRows<Row>({
  columns,
  hasBox,
  hasActions,
}: {
  columns: readonly Column<Row>[];
  hasBox: boolean;
  hasActions: boolean;
}) {
  return Array.from({ length: SKELETONS }, (_, place) => (
    <tr key={place} aria-hidden="true">
      {hasBox && (
        <td className="c-box">
          <Skeleton />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column)}>
          <Skeleton />
        </td>
      ))}
      {hasActions && (
        <td className="c-actions">
          <Skeleton />
        </td>
      )}
    </tr>
  ));
}
