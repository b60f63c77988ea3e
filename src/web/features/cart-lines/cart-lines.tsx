/** The lines of the cart. Removing a line can be undone. */
import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Refusal } from '../../api/refusal.ts';
import { addToCart, removeFromCart } from '../../cart/cart-actions.ts';
import { useTranslations } from '../../state/translations.ts';
import { CartLine } from './cart-line.tsx';
import { FoldedLines } from './folded-lines.tsx';
import { WithdrawnLine } from './withdrawn-line.tsx';

export function CartLines({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('cart-lines');
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const [putBack, setPutBack] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [undoFault, setUndoFault] = useState('');
  const notice = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to the notice.
  useEffect(() => {
    if (removed || putBack) notice.current?.focus();
  }, [removed, putBack]);

  const tell = (failure: unknown) => (failure instanceof Refusal && failure.message) || t('failed');
  const remove = async (line: CartItem) => {
    setFaults({});
    setUndoFault('');
    setPutBack('');
    setRemoved(line);
    try {
      await removeFromCart(line.id);
    } catch (failure) {
      setRemoved(null);
      setFaults({ [line.id]: tell(failure) });
    }
  };
  const undo = async ({ id: _, linePence: __, ...item }: CartItem) => {
    setUndoFault('');
    try {
      await addToCart(item);
      setRemoved(null);
      setPutBack(item.name);
    } catch (failure) {
      setUndoFault(tell(failure));
    }
  };

  return (
    <>
      <div ref={notice} tabIndex={-1} role="status" className="outline-none">
        {removed && (
          <Callout
            look="done"
            action={
              // A product that is no longer sold cannot be added again.
              removed.availability !== 'withdrawn' && (
                <Button look="secondary" onClick={() => undo(removed)}>
                  {t('undo')}
                </Button>
              )
            }
            className="mb-6"
          >
            <p>{t('removed', { name: removed.name })}</p>
            {undoFault && <p className="text-sm font-semibold text-error">{undoFault}</p>}
          </Callout>
        )}
        {putBack && (
          <Callout look="done" className="mb-6">
            <p>{t('putBack', { name: putBack })}</p>
          </Callout>
        )}
      </div>
      <FoldedLines
        lines={items}
        className="py-6 first:pt-0"
        renderLine={(line) => {
          const Line = line.availability === 'withdrawn' ? WithdrawnLine : CartLine;
          return <Line line={line} onRemove={remove} fault={faults[line.id]} />;
        }}
      />
    </>
  );
}
