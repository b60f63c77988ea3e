/** The lines of the cart. Removing a line can be undone. */
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Refusal } from '../../api/refusal.ts';
import { addToCart, removeFromCart } from '../../cart/cart-actions.ts';
import { useApp } from '../../state/app.ts';
import { countItems, useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import { CartLine, type WordsFormProps } from './cart-line.tsx';
import { FoldedLines } from './folded-lines.tsx';
import type { LinesNoticeProps } from './lines-notice.tsx';
import { WithdrawnLine } from './withdrawn-line.tsx';

// If it fails to load, the line is gone all the same and its product's page can add it again.
const LinesNotice = lazyComponent<LinesNoticeProps>(
  async () => (await import('./lines-notice.tsx')).LinesNotice,
);

export interface CartLinesProps {
  items: readonly CartItem[];
  WordsForm: ComponentType<WordsFormProps>;
}

export function CartLines({ items, WordsForm }: CartLinesProps) {
  const t = useTranslations('cart-lines');
  const [removed, setRemoved] = useState<CartItem | null>(null);
  // What has happened to a line, other than that it was removed.
  const [news, setNews] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [undoFault, setUndoFault] = useState('');
  // Not kept by the lines: one that joins another is gone until the server refuses.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const notice = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to the notice.
  useEffect(() => {
    if (removed || news) notice.current?.focus();
  }, [removed, news]);

  const tell = (failure: unknown) => (failure instanceof Refusal && failure.message) || t('failed');
  const remove = async (line: CartItem) => {
    setFaults({});
    setUndoFault('');
    setNews('');
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
      // The notice says so; the toast of a risen count would say it again.
      useApp.setState({ cartCount: countItems(useCart.getState()) });
      setRemoved(null);
      setNews(t('putBack', { name: item.name }));
    } catch (failure) {
      setUndoFault(tell(failure));
    }
  };

  return (
    <>
      <div ref={notice} tabIndex={-1} role="status" className="outline-none">
        {(removed || news) && (
          <LinesNotice removed={removed} fault={undoFault} onUndo={undo} news={news} />
        )}
      </div>
      <FoldedLines
        lines={items}
        className="py-6 first:pt-0"
        renderLine={(line) => {
          const common = { line, onRemove: remove, fault: faults[line.id] };
          if (line.availability === 'withdrawn') return <WithdrawnLine {...common} />;
          const { id } = line;
          return (
            <CartLine
              {...common}
              WordsForm={WordsForm}
              isOpen={opened.includes(id)}
              onOpen={(isOpen) => {
                setFaults({});
                setOpened((before) => [
                  ...before.filter((one) => one !== id),
                  ...(isOpen ? [id] : []),
                ]);
              }}
              onFault={(message) => setFaults({ [id]: message })}
              onSaved={() => {
                const isJoined = useCart.getState().items.every((one) => one.id !== id);
                if (isJoined) setNews(t('joined', { name: line.name }));
              }}
            />
          );
        }}
      />
    </>
  );
}
