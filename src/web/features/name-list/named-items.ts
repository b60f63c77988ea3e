/** The cart lines for a list of names, which differ only in the name. */
import { MAX_CART_LINES } from '../../../domain/cart/cart.ts';
import { joinNames, type ListedName } from '../../../domain/personalisation/name-list.ts';
import {
  checkPersonalisation,
  normalisePersonalisation,
  type FieldRule,
  type Personalisation,
} from '../../../domain/personalisation/personalisation.ts';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { NewItem } from '../../state/cart.ts';
import { identityOf } from '../../cart/additions.ts';

const NO_WORDS: Personalisation = { v: 1, fields: {} };

/** Normalised as on the server. */
export function withName(item: NewItem, name: string): Personalisation {
  const common = item.personalisation ?? NO_WORDS;
  const named = { ...common, fields: { ...common.fields, name } };
  return normalisePersonalisation(named, []) ?? named;
}

/** @param field the design's field for the name */
export function namedItems(
  item: NewItem,
  field: Pick<FieldRule, 'name' | 'label'>,
  names: readonly ListedName[],
): NewItem[] {
  return joinNames(names).map(({ text, quantity }) => ({
    ...item,
    quantity,
    personalisation: withName(item, text),
    words: [{ label: field.label, text }, ...item.words],
  }));
}

/** The error of a single name, or null. */
export function faultOfName(text: string, field: FieldRule): string | null {
  const named = normalisePersonalisation({ v: 1, fields: { [field.name]: text } }, [field]);
  const [fault] = checkPersonalisation(named, [{ ...field, optional: false }]);
  return fault?.message ?? null;
}

/** How many more lines fit after these are added; below 0 if they do not fit. */
export function remainingPlaces(cart: readonly CartItem[], items: readonly NewItem[]): number {
  const known = new Set(cart.map(identityOf));
  const fresh = items.filter((item) => !known.has(identityOf(item)));
  return MAX_CART_LINES - cart.length - fresh.length;
}
