/** Opens the cart line named in the URL for editing, and saves it. Loaded only for such URLs. */
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { useNavigate } from '../../navigation/use-router.ts';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { Callout } from '../../../ui/callout.tsx';
import { LineGone, replaceInCart } from '../../cart/replace-line.ts';
import type { SavedLine } from '../../features/add-to-cart/use-add-to-cart.ts';
import { useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';

export interface OpenLineProps {
  id: string;
  /** The product's slug. */
  slug: string;
  /** Fills the page from the line. */
  onOpen: (line: CartItem) => void;
  /** How to save it; null once it is no longer in the cart. */
  onSaving: (saving: SavedLine | null) => void;
}

export function OpenLine({ id, slug, onOpen, onSaving }: OpenLineProps) {
  const t = useTranslations('product');
  const navigate = useNavigate();
  const [isGone, setIsGone] = useState(false);

  const open = useEffectEvent(() => {
    const line = useCart.getState().items.find((one) => one.id === id && one.slug === slug);
    setIsGone(!line);
    if (!line) return;
    onOpen(line);
    onSaving({
      productId: line.productId,
      quantity: line.quantity,
      async save(item) {
        try {
          await replaceInCart(id, item);
        } catch (failure) {
          if (!(failure instanceof LineGone)) throw failure;
          onSaving(null);
          return t('line.goneNow');
        }
        await navigate('/cart');
        return '';
      },
    });
  });
  const leave = useEffectEvent(() => onSaving(null));
  useLayoutEffect(() => {
    open();
    return () => leave();
  }, []);

  return (
    <Callout look={isGone ? 'warning' : 'info'} role="status">
      <p>
        {t(isGone ? 'line.gone' : 'line.open')}{' '}
        <Link to="/cart" className="font-semibold underline underline-offset-4">
          {t('line.back')}
        </Link>
      </p>
    </Callout>
  );
}
