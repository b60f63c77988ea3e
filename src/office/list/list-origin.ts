/**
 * The list that a record was opened from, in the browser's history: a reload keeps it, and rows that
 * leave the list since then stay in it.
 */
import { useLocation } from 'react-router';

export interface ListOrigin {
  /** In words: 'Orders, Late'. */
  name: string;
  /** Where the list is. */
  address: string;
  /** Its rows that were loaded. */
  ids: readonly string[];
}

/** Browsers limit the size of an entry of the history. */
const MOST = 1000;

/** What a link of the list to a record has as its state. */
export const fromList = ({ ids, ...origin }: ListOrigin): { list: ListOrigin } => ({
  list: { ...origin, ids: ids.slice(0, MOST) },
});

/** Undefined for pages that were opened in another way. */
export function useListOrigin(): ListOrigin | undefined {
  const { state } = useLocation() as { state: unknown };
  return originIn(state);
}

/** The history may have what an older version of the office wrote. */
export function originIn(state: unknown): ListOrigin | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  const { list } = state;
  return isOrigin(list) ? list : undefined;
}

function isOrigin(list: unknown): list is ListOrigin {
  return (
    typeof list === 'object' &&
    list !== null &&
    'name' in list &&
    typeof list.name === 'string' &&
    'address' in list &&
    typeof list.address === 'string' &&
    list.address.startsWith('/office') &&
    'ids' in list &&
    Array.isArray(list.ids) &&
    list.ids.every((id) => typeof id === 'string')
  );
}

export interface PlaceInList {
  /** From 1. */
  number: number;
  count: number;
  before: string | undefined;
  after: string | undefined;
}

/** Undefined if the list does not have it. */
export function placeIn(ids: readonly string[], id: string): PlaceInList | undefined {
  const at = ids.indexOf(id);
  if (at === -1) return undefined;
  return { number: at + 1, count: ids.length, before: ids[at - 1], after: ids[at + 1] };
}
