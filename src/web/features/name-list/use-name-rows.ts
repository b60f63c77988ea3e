/** The rows of a list of names, as pasted and edited. */
import { useMemo, useState } from 'react';
import { readNameList } from '../../../domain/personalisation/name-list.ts';

export interface NameRow {
  /** Stays with the row when its text changes. */
  id: number;
  text: string;
  /** 0 while the input is not a quantity. */
  quantity: number;
}

export function useNameRows() {
  const [rows, setRows] = useState<readonly NameRow[]>([]);
  const [left, setLeft] = useState(0);
  // The server's refusals by row id, until the row is edited.
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});

  // Stable between renders, so that only changed rows of two hundred render again.
  const actions = useMemo(
    () => ({
      write(id: number, text: string) {
        setRows((all) => all.map((row) => (row.id === id ? { ...row, text } : row)));
        setRefused(({ [id]: _, ...others }) => others);
      },
      count(id: number, quantity: number) {
        setRows((all) => all.map((row) => (row.id === id ? { ...row, quantity } : row)));
      },
      remove(id: number) {
        setRows((all) => all.filter((row) => row.id !== id));
        setLeft(0);
      },
    }),
    [],
  );

  return {
    rows,
    /** Lines of the pasted text that did not fit. */
    left,
    refused,
    actions,
    replace: setRows,
    /** Appends the pasted names. Returns the number of names. */
    read(pasted: string): number {
      const before = rows.map(({ text, quantity }) => Array.from({ length: quantity }, () => text));
      const list = readNameList([...before.flat(), pasted].join('\n'));
      const next = list.names.map((name, id) => ({ ...name, id }));
      setRows(next);
      setLeft(list.left);
      setRefused({});
      return next.length;
    },
    clear() {
      setRows([]);
      setLeft(0);
      setRefused({});
    },
    /** Shows messages at the rows of their texts. Returns true if it showed at least one. */
    refuse(refusals: readonly { text: string | undefined; message: string }[]): boolean {
      const found = refusals.flatMap(({ text, message }) =>
        rows.filter((row) => row.text.trim() === text).map(({ id }) => [id, message]),
      );
      setRefused(Object.fromEntries(found));
      return found.length > 0;
    },
  };
}
