/** The state of a list of names under review: the errors of each, and the total. */
import { useMemo } from 'react';
import type { Process } from '../../../artwork/design/design.ts';
import { MAX_CART_LINES } from '../../../domain/cart/cart.ts';
import { countPieces } from '../../../domain/personalisation/name-list.ts';
import type { FieldRule } from '../../../domain/personalisation/personalisation.ts';
import type { FieldMessage } from '../../api/refusal.ts';
import type { NewItem } from '../../state/cart.ts';
import { useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import { faultOfName, namedItems, remainingPlaces, withName } from './named-items.ts';
import { useCutNames } from './use-cut-names.ts';
import { useMakingLimits } from './use-making-limits.ts';
import { useNameRows, type NameRow } from './use-name-rows.ts';

const PLACE = /^names\.(\d+)\./;

/** @param isCutOut whether the server must check each name, because it is cut out or its style was edited */
export function useNameList(item: NewItem, field: FieldRule, process: Process, isCutOut: boolean) {
  const t = useTranslations('name-list');
  const { rows, left, refused, actions, replace, read, clear, refuse } = useNameRows();
  const inCart = useCart(({ items }) => items);
  const common = JSON.stringify(item.personalisation);
  const { missing, stock } = useMakingLimits(item, common, process);
  const cut = useCutNames(
    isCutOut ? { productId: item.productId, common } : null,
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
    left,
    doubles: rows.filter(({ quantity }) => quantity > 1).length,
    totalPence: pieces * item.unitPricePence,
    stock,
    room: MAX_CART_LINES - inCart.length,
    roomAfter: useMemo(() => remainingPlaces(inCart, items), [inCart, items]),

    read,
    clear,
    ...actions,
    leaveOutWrong: () => replace(makeable),
    /** Shows the server's refusals at their names. Returns true if it showed at least one. */
    refuse: (messages: readonly FieldMessage[]): boolean =>
      refuse(
        messages.map(({ field: path, message }) => {
          const place = Number(PLACE.exec(path)?.[1]);
          return { text: items[place]?.personalisation?.fields.name, message };
        }),
      ),
  };
}

export type NameListState = ReturnType<typeof useNameList>;
