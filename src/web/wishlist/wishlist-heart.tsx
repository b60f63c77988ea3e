/** The heart button that puts a product on the wishlist. Visitors sign in first; until then the item is stored. */
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Refusal } from '../api/refusal.ts';
import { isSignedIn, useAccount } from '../state/account.ts';
import { showDialog } from '../state/app.ts';
import { useTranslations } from '../state/translations.ts';
import {
  addToWishlist,
  storePendingAddition,
  readWishlist,
  removeFromWishlist,
  useWishlist,
  type WishlistProduct,
} from './wishlist-actions.ts';

export interface HeartProps extends WishlistProduct {
  name: string;
}

export function Heart({ slug, productId, name }: HeartProps) {
  const t = useTranslations('product-card');
  const signedIn = useAccount(isSignedIn);
  const user = useAccount((account) => account.user);
  const wished = useWishlist(({ bySlug }) => slug in bySlug) && signedIn;
  const [fault, setFault] = useState('');

  useEffect(() => {
    if (signedIn && user) void readWishlist(user);
  }, [signedIn, user]);

  const press = async () => {
    setFault('');
    if (!signedIn) {
      storePendingAddition({ slug, productId });
      useWishlist.setState({ askedFor: name });
      showDialog('login');
      return;
    }
    try {
      await (wished ? removeFromWishlist({ slug }) : addToWishlist({ slug, productId }));
    } catch (failure) {
      setFault((failure instanceof Refusal && failure.message) || t('wish.failed'));
    }
  };

  return (
    <>
      <button
        type="button"
        aria-pressed={wished}
        aria-label={t('wish.label', { name })}
        title={t(wished ? 'wish.remove' : 'wish.add')}
        onClick={press}
        className="inline-flex size-11 items-center justify-center rounded-full border-4 border-transparent bg-white bg-clip-padding text-clay-deep transition-transform hover:bg-paper-deep motion-safe:active:scale-90"
      >
        <Icon name="heart" className={`size-5 ${wished ? 'fill-clay text-clay' : ''}`} />
      </button>
      {fault && (
        <span
          role="alert"
          className="absolute top-full right-0 z-10 mt-1 w-48 rounded-soft bg-error-tint px-3 py-2 text-sm font-semibold text-error shadow-lift"
        >
          {fault}
        </span>
      )}
    </>
  );
}
