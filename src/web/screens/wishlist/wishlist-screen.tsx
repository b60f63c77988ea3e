/** A customer's wishlist: buy, view or remove items. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { Wish } from '../../../contract/wishlist.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Refusal } from '../../api/refusal.ts';
import { browserApi } from '../../api/client.ts';
import { addToCart } from '../../cart/cart-actions.ts';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';
import { addWish, removeWish } from '../../wishlist/wishlist-actions.ts';
import { WishlistCard } from './wish-card.tsx';
import type { WishlistCardProps } from './wish-card.tsx';
import { WishlistSkeleton } from './wish-skeleton.tsx';
import { wishedLine } from './wished-line.ts';
import { WithdrawnWish } from './withdrawn-wish.tsx';

export default function WishlistScreen() {
  const t = useTranslations('wishlist');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame title={t('title')} intro={t('intro')} skeleton={<WishlistSkeleton />}>
        {() => <Wishes />}
      </AccountFrame>
    </>
  );
}

type Told = { what: 'removed' | 'moved' | 'back'; wish: Wish; place: number };

function Wishes() {
  const t = useTranslations('wishlist');
  const wishes = useLoaded(() => browserApi.call('wishlist', {}));
  const [told, setTold] = useState<Told | null>(null);
  const [fault, setFault] = useState('');

  const without = ({ productId }: Wish) =>
    wishes.change((all) => all.filter((one) => one.productId !== productId));
  const putBack = (wish: Wish, place: number) =>
    wishes.change((all) =>
      all.some(({ productId }) => productId === wish.productId)
        ? all
        : all.toSpliced(place, 0, wish),
    );
  const refused = (failure: unknown) => {
    setTold(null);
    setFault((failure instanceof Refusal && failure.message) || t('failed'));
  };
  const placeOf = (wish: Wish) => wishes.data?.indexOf(wish) ?? 0;

  const remove = async (wish: Wish) => {
    const place = placeOf(wish);
    setFault('');
    setTold({ what: 'removed', wish, place });
    without(wish);
    try {
      await removeWish(wish);
    } catch (failure) {
      putBack(wish, place);
      refused(failure);
    }
  };
  const undo = async ({ wish, place }: Told) => {
    putBack(wish, place);
    setTold({ what: 'back', wish, place });
    try {
      await addWish(wish);
    } catch (failure) {
      without(wish);
      refused(failure);
    }
  };
  const move = async (wish: Wish) => {
    const place = placeOf(wish);
    setFault('');
    try {
      await addToCart(wishedLine(wish));
      setTold({ what: 'moved', wish, place });
      without(wish);
      await removeWish(wish);
    } catch (failure) {
      putBack(wish, place);
      refused(failure);
    }
  };

  if (!wishes.data)
    return wishes.failure ? (
      <LoadFailed failure={wishes.failure} onAgain={wishes.again} />
    ) : (
      <WishlistSkeleton />
    );
  return (
    <>
      <Notice
        words={told ? t(told.what, { name: told.wish.name }) : ''}
        onUndo={told?.what === 'removed' && isOnSale(told.wish) ? () => void undo(told) : undefined}
        fault={fault}
      />
      {wishes.data.length === 0 ? (
        <EmptyState
          icon={<Icon name="heart" className="size-12" />}
          title={t('empty.title')}
          text={t('empty.text')}
        >
          <Link to="/shop" className={buttonClass()}>
            {t('empty.shop')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
          {wishes.data.map((wish) => (
            <li key={wish.productId}>
              {isOnSale(wish) ? (
                <WishlistCard wish={wish} onRemove={remove} onMove={move} />
              ) : (
                <WithdrawnWish wish={wish} onRemove={remove} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isOnSale = (wish: Wish): wish is WishlistCardProps['wish'] =>
  wish.availability !== 'withdrawn';
