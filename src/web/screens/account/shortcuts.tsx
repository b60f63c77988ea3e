/** The pages of the account that are opened most, in narrow windows, where the menu is folded. */
import { Link } from '../../navigation/link.tsx';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

const PLACES = [
  { to: '/account/orders', label: 'orders', icon: <AccountIcon name="box" /> },
  { to: '/account/wishlist', label: 'wishlist', icon: <Icon name="heart" /> },
  { to: '/account/designs', label: 'designs', icon: <Icon name="pencil" /> },
  { to: '/account/addresses', label: 'addresses', icon: <AccountIcon name="pin" /> },
] as const;

export function Shortcuts() {
  const t = useTranslations('account-frame');
  return (
    <ul className="grid grid-cols-2 gap-3 lg:hidden">
      {PLACES.map(({ to, label, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full min-h-14 items-center gap-3 rounded-soft border border-line bg-white px-4 py-2 leading-tight font-semibold text-ink no-underline hover:border-edge [&_svg]:shrink-0 [&_svg]:text-bottle"
          >
            {icon}
            {t(`place.${label}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
