/** Links to the account's other pages, with a summary of each. */
import type { ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { User } from '../../../contract/account/account.ts';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface QuickLinksProps {
  user: User;
  /** Undefined until loaded. */
  addresses: number | undefined;
}

export function QuickLinks({ user, addresses }: QuickLinksProps) {
  const t = useTranslations('account');
  return (
    <section aria-labelledby="quick-links" className="xl:col-span-2">
      <h2 id="quick-links" className="mt-2 text-2xl">
        {t('quick.title')}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Tile
          to="/account/orders"
          icon={<AccountIcon name="box" className="size-6" />}
          title={t('quick.orders')}
          text={t('quick.ordersText', { count: user.orders.length })}
        />
        <Tile
          to="/account/wishlist"
          icon={<Icon name="heart" className="size-6" />}
          title={t('quick.wishlist')}
          text={t('quick.wishlistText', { count: user.wishlist.length })}
        />
        <Tile
          to="/account/designs"
          icon={<Icon name="pencil" className="size-6" />}
          title={t('quick.designs')}
          text={t('quick.designsText')}
        />
        <Tile
          to="/account/addresses"
          icon={<AccountIcon name="pin" className="size-6" />}
          title={t('quick.addresses')}
          text={addresses === undefined ? '' : t('quick.addressesText', { count: addresses })}
        />
        <Tile
          to="/account/edit"
          icon={<Icon name="person" className="size-6" />}
          title={t('quick.edit')}
          text={user.email}
        />
        <Tile
          to="/account/password"
          icon={<AccountIcon name="lock" className="size-6" />}
          title={t('quick.password')}
          text={t('quick.passwordText')}
        />
        <Tile
          to="/account/security"
          icon={<AccountIcon name="shield" className="size-6" />}
          title={t('quick.security')}
          text={t(user.twoStep ? 'quick.twoStepOn' : 'quick.twoStepOff')}
        />
      </ul>
    </section>
  );
}

interface TileProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}

function Tile({ to, icon, title, text }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className="group flex h-full min-h-20 items-center gap-4 rounded-soft border border-line bg-white px-5 py-4 text-ink no-underline transition-colors hover:border-edge"
      >
        <span className="text-bottle">{icon}</span>
        <span className="min-w-0">
          <span className="block font-semibold underline-offset-4 group-hover:underline">
            {title}
          </span>
          <span className="block min-h-5 text-sm wrap-anywhere text-ink-soft">{text}</span>
        </span>
      </Link>
    </li>
  );
}
