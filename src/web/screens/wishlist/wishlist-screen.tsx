/** A customer's wishlist: buy, view or remove items. */
import { Link } from '../../navigation/link.tsx';
import type { WishlistItem } from '../../../contract/account/wishlist.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useWishlistItems } from './use-items.ts';
import { WishlistCard } from './item-card.tsx';
import type { WishlistCardProps } from './item-card.tsx';
import { WishlistSkeleton } from './item-skeleton.tsx';
import { WithdrawnItem } from './withdrawn-item.tsx';

export default function WishlistScreen() {
  const t = useTranslations('wishlist');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame title={t('title')} intro={t('intro')} skeleton={<WishlistSkeleton />}>
        {() => <WishlistItems />}
      </AccountFrame>
    </>
  );
}

function WishlistItems() {
  const t = useTranslations('wishlist');
  const { items, outcome, fault, remove, undo, move } = useWishlistItems();

  if (!items.data)
    return items.failure ? (
      <LoadFailed failure={items.failure} onAgain={items.again} />
    ) : (
      <WishlistSkeleton />
    );
  return (
    <>
      <Notice
        text={outcome ? t(outcome.what, { name: outcome.item.name }) : ''}
        onUndo={
          outcome?.what === 'removed' && isOnSale(outcome.item)
            ? () => void undo(outcome)
            : undefined
        }
        fault={fault}
      />
      {items.data.length === 0 ? (
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
          {items.data.map((item) => (
            <li key={item.productId}>
              {isOnSale(item) ? (
                <WishlistCard item={item} onRemove={remove} onMove={move} />
              ) : (
                <WithdrawnItem item={item} onRemove={remove} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isOnSale = (item: WishlistItem): item is WishlistCardProps['item'] =>
  item.availability !== 'withdrawn';
