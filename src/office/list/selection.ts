/** The selected rows of a list. Rows that leave the list leave the selection. */
import { useState } from 'react';

export interface Selection<Row> {
  rows: readonly Row[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
  /** For the box in the head: all, some or none. */
  extent: 'all' | 'some' | 'none';
}

export function useSelection<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter((row) => ids.has(idOf(row)));
  const isAll = rows.length > 0 && selected.length === rows.length;
  return {
    rows: selected,
    has: (id) => ids.has(id),
    toggle: (id) => setIds(withToggled(ids, id)),
    toggleAll: () => setIds(new Set(isAll ? [] : rows.map(idOf))),
    clear: () => setIds(new Set()),
    extent: isAll ? 'all' : selected.length > 0 ? 'some' : 'none',
  };
}

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}
