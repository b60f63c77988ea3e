/** The state of a list of names under review: the errors of each, and the total. */
import { useEffect, useMemo, useState } from 'react';
import type { Process } from '../../../artwork/design/design.ts';
import { MAX_CART_LINES } from '../../../domain/cart/cart.ts';
import { countPieces, readNameList } from '../../../domain/personalisation/name-list.ts';
import type { FieldRule } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';
import type { FieldMessage } from '../../api/refusal.ts';
import type { NewItem } from '../../cart/edits.ts';
import { useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import { useCutNames } from './use-cut-names.ts';
import { openLettering, type MissingLetters } from './lettering.ts';
import { faultOfName, namedItems, roomAfter, withName } from './named-items.ts';

export interface NameRow {
  /** Stays with the row when its text changes. */
  id: number;
  text: string;
  /** 0 while the input is not a quantity. */
  quantity: number;
}

const PLACE = /^names\.(\d+)\./;

/** @param isCutOut whether the server must check each name, because it is cut out or its style was edited */
export function useNameList(item: NewItem, field: FieldRule, process: Process, isCutOut: boolean) {
  const t = useTranslations('name-list');
  const [rows, setRows] = useState<readonly NameRow[]>([]);
  const [left, setLeft] = useState(0);
  // The server's refusals by row id, until the row is edited.
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const [missing, setMissing] = useState<MissingLetters>();
  const [stock, setStock] = useState<number>();
  const inCart = useCart(({ items }) => items);
  const { productId, slug, plate } = item;
  const common = JSON.stringify(item.personalisation);

  useEffect(() => {
    let isWanted = true;
    const told = JSON.parse(common) as NonNullable<NewItem['personalisation']>;
    // If either fails to load, the server reports errors when the names are added.
    openLettering({ slug, plate, process }, told).then(
      (letters) => isWanted && setMissing(() => letters),
      (failure: unknown) => console.warn('Letters are checked by the server', failure),
    );
    browserApi.call('productStock', { params: { productId } }).then(
      (answer) => isWanted && setStock(answer.left),
      (failure: unknown) => console.warn('Stock is checked by the server', failure),
    );
    return () => {
      isWanted = false;
    };
  }, [productId, slug, plate, process, common]);

  const cut = useCutNames(
    isCutOut ? { productId, common } : null,
    rows.map(({ text }) => text),
  );

  const faults = useMemo(() => {
    const faultOf = ({ id, text }: NameRow): string | undefined => {
      const fault = faultOfName(text, field) ?? refused[id] ?? cut.faults.get(text.trim());
      if (fault !== undefined || !missing) return fault;
      const characters = missing(withName(item, text));
      return characters.length > 0 ? t('letters', { characters: characters.join(' ') }) : undefined;
    };
    return new Map(
      rows.flatMap((row) => {
        const fault = faultOf(row);
        return fault === undefined ? [] : [[row.id, fault] as const];
      }),
    );
  }, [rows, refused, missing, cut.faults, item, field, t]);

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
  const makeable = useMemo(
    () => rows.filter(({ id, quantity }) => !faults.has(id) && quantity > 0),
    [rows, faults],
  );
  const items = useMemo(() => namedItems(item, field, makeable), [item, field, makeable]);
  const pieces = countPieces(makeable);

  return {
    rows,
    faults,
    wrong: rows.length - makeable.length,
    /** The lines of the valid names, and their total. */
    items,
    pieces,
    /** Present if the check for names that come apart failed. */
    askAgain: cut.askAgain,
    /** Lines of the pasted text that did not fit. */
    left,
    doubles: rows.filter(({ quantity }) => quantity > 1).length,
    totalPence: pieces * item.unitPricePence,
    /** How many can be made; undefined until known. */
    stock,
    room: MAX_CART_LINES - inCart.length,
    roomAfter: useMemo(() => roomAfter(inCart, items), [inCart, items]),

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
    ...actions,
    clear() {
      setRows([]);
      setLeft(0);
      setRefused({});
    },
    leaveOutWrong() {
      setRows(makeable);
    },
    /** Shows the server's refusals at their names. Returns true if it showed at least one. */
    refuse(messages: readonly FieldMessage[]): boolean {
      const found = messages.flatMap(({ field: path, message }) => {
        const text = items[Number(PLACE.exec(path)?.[1])]?.personalisation?.fields.name;
        return rows.filter((row) => row.text.trim() === text).map(({ id }) => [id, message]);
      });
      setRefused(Object.fromEntries(found));
      return found.length > 0;
    },
  };
}

export type NameListState = ReturnType<typeof useNameList>;
