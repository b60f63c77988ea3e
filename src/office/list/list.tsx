/** The list of records that every page uses: columns, sort, keys, selection, and what it says while it loads. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { Button, IconButton } from '../parts/button.tsx';
import { ErrorCallout } from '../parts/error-callout.tsx';
import type { Column } from './column.ts';
import type { ListAddress } from './list-address.ts';
import { fromList, type ListOrigin } from './list-origin.ts';
import { ListHead } from './list-head.tsx';
import { ListRow, SkeletonRows } from './list-row.tsx';
import { useSelection, type Selection } from './selection.ts';
import { focusRow, useListKeys } from './use-list-keys.ts';
import type { ListRows } from './use-list-rows.ts';
import { useRootMark } from '../../ui/window/use-root-mark.ts';

export interface ListProps<Row> {
  /** Read out with the table, such as 'Failed jobs, oldest first'. */
  caption: string;
  columns: readonly Column<Row>[];
  list: ListRows<Row>;
  idOf: (row: Row) => string;
  /** In words, for the row's box: 'Select KS-4F7-K9Q2'. */
  nameOf: (row: Row) => string;
  address: ListAddress;
  /** The present sort; the address has only one that was chosen. */
  sort?: string;
  /** What to say if there are no rows: something true and useful. */
  empty: ReactNode;
  /** Where Enter leads. */
  addressOf?: (row: Row) => string;
  /** What the record's page gets to know of the list, so that it can lead to the rows beside it. */
  origin?: ListOrigin;
  /** The dark bar's actions; without them rows cannot be selected. */
  actions?: (selection: Selection<Row>) => ReactNode;
  /** One row's buttons, in its last cell. */
  rowActions?: (row: Row) => ReactNode;
  search?: RefObject<HTMLInputElement | null>;
}

export function List<Row>(props: ListProps<Row>) {
  const { caption, columns, list, idOf, nameOf, address, empty, addressOf, actions } = props;
  const { rowActions, search, origin } = props;
  const { rows = [], error, isOutdated } = list;
  const table = useRef<HTMLTableElement>(null);
  const noSearch = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const selection = useSelection(rows, idOf);
  const { current, setCurrent } = useListKeys({
    table,
    search: search ?? noSearch,
    ids: rows.map(idOf),
    onToggle: actions && selection.toggle,
    onOpen: addressOf && ((id) => openRow(rows.find((row) => idOf(row) === id))),
  });
  const openRow = (row: Row | undefined) => {
    if (row && addressOf) void navigate(addressOf(row), origin && { state: fromList(origin) });
  };
  useReturnToRow(table, current, list.rows !== undefined);
  const isEmpty = list.rows?.length === 0;
  return (
    <>
      <div className="panel list" aria-busy={isOutdated || undefined}>
        {!isEmpty && !(error && !list.rows) && (
          <table className="table list-table" ref={table}>
            <caption className="sr">{caption}</caption>
            <ListHead
              columns={columns}
              address={address}
              sort={props.sort ?? ''}
              selection={actions && selection}
              hasActions={rowActions !== undefined}
            />
            <tbody>
              {rows.map((row) => (
                <ListRow
                  key={idOf(row)}
                  row={row}
                  id={idOf(row)}
                  name={nameOf(row)}
                  columns={columns}
                  isCurrent={idOf(row) === current}
                  onCurrent={setCurrent}
                  selection={actions && selection}
                  rowActions={rowActions}
                />
              ))}
              {!list.rows && (
                <SkeletonRows
                  columns={columns}
                  hasBox={actions !== undefined}
                  hasActions={rowActions !== undefined}
                />
              )}
            </tbody>
          </table>
        )}
        {isEmpty && <div className="list-said">{empty}</div>}
        {error && !list.rows ? <ErrorCallout error={error} onRetry={list.retry} /> : null}
      </div>
      <Foot list={list} />
      {actions && selection.rows.length > 0 && (
        <SelectionBar selection={selection}>{actions(selection)}</SelectionBar>
      )}
    </>
  );
}

/** After Back, the row that was in use has the focus again, once the rows are there. */
function useReturnToRow(
  table: RefObject<HTMLTableElement | null>,
  current: string | undefined,
  isThere: boolean,
): void {
  const first = useRef(current);
  useEffect(() => {
    if (!isThere || first.current === undefined) return;
    focusRow(table.current, first.current);
    first.current = undefined;
  }, [isThere, table]);
}

function Foot<Row>({ list }: { list: ListRows<Row> }) {
  const { rows, hasMore, isLoadingMore, loadMore, error, retry } = list;
  if (!rows) return <div className="list-foot" />;
  return (
    <div className="list-foot">
      <span role="status">{rows.length > 0 && `${rows.length} shown`}</span>
      {hasMore && (
        <Button look="quiet" busy={isLoadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
      {error ? <ErrorCallout error={error} onRetry={retry} /> : null}
    </div>
  );
}

function SelectionBar<Row>({
  selection,
  children,
}: {
  selection: Selection<Row>;
  children: ReactNode;
}) {
  useRootMark('withBar', 'list');
  return (
    <div className="doing" role="region" aria-label="Selected rows">
      <p className="pick-sum" role="status">
        <b>{selection.rows.length} selected</b>
      </p>
      <span className="grow" />
      {children}
      <i className="div wide-only" />
      <IconButton icon="close" label="Select none" onClick={selection.clear} />
    </div>
  );
}
