/** A customer's wishlist: buy, view or remove items. */
import { Link } from 'react-router';
import type { Wish } from '../../../contract/wishlist.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useWishes } from './use-wishes.ts';
import { WishlistCard } from './wish-card.tsx';
import type { WishlistCardProps } from './wish-card.tsx';
import { WishlistSkeleton } from './wish-skeleton.tsx';
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

function Wishes() {
  const t = useTranslations('wishlist');
  const { wishes, told, fault, remove, undo, move } = useWishes();

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
