/** Adds the names of a list to the cart in one request. */
import { useRef, useState } from 'react';
import { Refusal } from '../../api/refusal.ts';
import { addNames } from '../../cart/name-edits.ts';
import { useApp } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';
import type { Added } from './added-names.tsx';
import { countItems, useCart } from '../../state/cart.ts';
import { newKey } from '../../cart/new-key.ts';
import type { NameListState } from './use-name-list.ts';

export interface AddNamesResult {
  onAdded: (added: Added) => void;
  /** The server refused some names, which are marked now. */
  onRefused: () => void;
}

export function useAddNames({ items, refuse }: NameListState, result: AddNamesResult) {
  const t = useTranslations('name-list');
  const [isAdding, setIsAdding] = useState(false);
  const [fault, setFault] = useState('');
  // The same names keep their key, so a retry after a lost response adds them once.
  const sent = useRef({ names: '', key: '' });

  async function send(): Promise<void> {
    const names = JSON.stringify(
      items.map(({ personalisation, quantity }) => [personalisation, quantity]),
    );
    if (sent.current.names !== names) sent.current = { names, key: newKey() };
    const { key } = sent.current;
    setIsAdding(true);
    try {
      const adding = addNames(items, key);
      // The page tells it, with a way to undo it; a toast would say the same again.
      countAsShown();
      await adding;
      result.onAdded({ items, key });
    } catch (failure) {
      const refusal = failure instanceof Refusal ? failure : null;
      if (refuse(refusal?.fields ?? [])) result.onRefused();
      else setFault(refusal?.message || t('failed'));
    } finally {
      setIsAdding(false);
    }
  }

  return { isAdding, fault, setFault, send };
}

/** The cart is compared with this count to report a rise. */
function countAsShown(): void {
  useApp.setState({ cartCount: countItems(useCart.getState()) });
}
