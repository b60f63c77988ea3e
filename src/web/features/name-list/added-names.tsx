/** The result of a list of names: they are in the cart, and can be removed together. */
import { useEffect, useRef, useState } from 'react';
import { CartLinks } from '../../navigation/cart-links.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Refusal } from '../../api/refusal.ts';
import { takeNamesBack } from '../../cart/name-edits.ts';
import type { NewItem } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';

export interface Added {
  items: readonly NewItem[];
  key: string;
}

export function AddedNames({ added: { items, key } }: { added: Added }) {
  const t = useTranslations('name-list');
  const [state, setState] = useState<'in' | 'undoing' | 'out'>('in');
  const [fault, setFault] = useState('');
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function undo(): Promise<void> {
    setFault('');
    setState('undoing');
    try {
      await takeNamesBack(items, key);
      setState('out');
      note.current?.focus();
    } catch (failure) {
      setState('in');
      setFault((failure instanceof Refusal && failure.message) || t('undoFailed'));
    }
  }

  return (
    <div ref={note} tabIndex={-1} role="status" className="order-1 col-span-full mt-3 outline-none">
      {state === 'out' ? (
        <Callout look="info">
          <p>{t('undone')}</p>
        </Callout>
      ) : (
        <Callout
          look="success"
          action={
            <Button look="secondary" onClick={undo} busyLabel={state === 'undoing' && t('undoing')}>
              {t('undo')}
            </Button>
          }
        >
          <p>
            {t('added', { count: items.length })} <CartLinks />
          </p>
          {fault && <p className="text-sm font-semibold text-error">{fault}</p>}
        </Callout>
      )}
    </div>
  );
}
