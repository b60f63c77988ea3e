/** The head of a list: the box for all rows, and the columns with their sort. */
import { Icon } from '../parts/icon.tsx';
import { cellClass, type Column } from './column.ts';
import { ariaSort, nextSort, type ListAddress } from './list-address.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './selection.ts';

export interface ListHeadProps<Row> {
  columns: readonly Column<Row>[];
  address: ListAddress;
  /** The list's present sort, also if the address does not name it. */
  sort: string;
  selection: Selection<Row> | undefined;
  hasActions: boolean;
}

export function ListHead<Row>(props: ListHeadProps<Row>) {
  const { columns, address, sort, selection, hasActions } = props;
  return (
    <thead>
      <tr>
        {selection && (
          <th className="c-box">
            <SelectBox
              label="Select all that are shown"
              extent={selection.extent}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} address={address} sort={sort} />
        ))}
        {hasActions && (
          <th className="c-actions">
            <span className="sr">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  address: ListAddress;
  sort: string;
}

function HeadCell<Row>({ column, address, sort }: HeadCellProps<Row>) {
  const { head, width, sort: own } = column;
  const direction = own && ariaSort(sort, own);
  return (
    <th
      scope="col"
      className={cellClass(column)}
      style={width ? { width } : undefined}
      aria-sort={direction}
    >
      {own ? (
        <button
          type="button"
          className="sort"
          onClick={() => address.set({ sort: nextSort(sort, own) })}
        >
          {head}
          {direction && <Icon name={direction === 'ascending' ? 'up' : 'sort-down'} size="small" />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}
