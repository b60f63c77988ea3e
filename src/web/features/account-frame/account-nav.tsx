/** The account's menu: a column beside the page, or folded above it in narrow windows. */
import { useLocation } from '../../navigation/use-router.ts';
import { Link } from '../../navigation/link.tsx';
import type { User } from '../../../contract/account/account.ts';
import { AccountIcon, type AccountIconName } from '../../../ui/account-icon.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { signOut } from '../../session/sign-out.ts';
import { useTranslations } from '../../state/translations.ts';
import { Avatar } from './avatar.tsx';

interface Place {
  to: string;
  label:
    | 'dashboard'
    | 'orders'
    | 'wishlist'
    | 'designs'
    | 'addresses'
    | 'notifications'
    | 'reminders'
    | 'edit'
    | 'password'
    | 'security';
  icon: { shared: IconName } | { own: AccountIconName };
  /** Pages that belong to this entry but are not in the menu. */
  also?: string;
  /** A rule above it. */
  beginsGroup?: true;
}

const PLACES: readonly Place[] = [
  { to: '/account', label: 'dashboard', icon: { shared: 'home' } },
  { to: '/account/orders', label: 'orders', icon: { own: 'box' }, also: '/account/order/' },
  { to: '/account/wishlist', label: 'wishlist', icon: { shared: 'heart' } },
  { to: '/account/designs', label: 'designs', icon: { shared: 'pencil' } },
  { to: '/account/addresses', label: 'addresses', icon: { own: 'pin' } },
  { to: '/account/notifications', label: 'notifications', icon: { shared: 'bell' } },
  { to: '/account/reminders', label: 'reminders', icon: { own: 'calendar' } },
  { to: '/account/edit', label: 'edit', icon: { shared: 'person' }, beginsGroup: true },
  { to: '/account/password', label: 'password', icon: { own: 'lock' } },
  { to: '/account/security', label: 'security', icon: { own: 'shield' } },
];

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-soft px-3 text-left text-ink no-underline hover:bg-paper-deep aria-[current]:chosen aria-[current]:bg-bottle-tint aria-[current]:font-semibold';
const GROUP = 'mt-2 border-t border-line pt-2';

export function AccountNav({ user }: { user: User | null }) {
  const t = useTranslations('account-frame');
  const { pathname } = useLocation();
  const here = PLACES.find(
    ({ to, also }) => pathname === to || (also && pathname.startsWith(also)),
  );
  return (
    <div className="print:hidden lg:sticky lg:top-[calc(var(--header-height)+16px)]">
      <details className="group rounded-soft border border-line bg-white lg:hidden">
        <summary className="flex min-h-16 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <Avatar user={user} />
          <span className="min-w-0">
            <span className="block text-sm text-ink-soft">{t('menu')}</span>
            <span className="block font-semibold">{here ? t(`place.${here.label}`) : ''}</span>
          </span>
          <Icon
            name="chevron-down"
            className="ml-auto size-5 transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('menu')} className="border-t border-line p-2">
          <Places here={here} unread={user?.notifications ?? 0} />
        </nav>
      </details>
      <div className="hidden rounded-soft border border-line bg-white lg:block">
        <div className="flex min-h-20 items-center gap-3 border-b border-line px-5 py-4">
          <Avatar user={user} />
          <p className="min-w-0">
            {user && (
              <>
                <span className="block font-display text-lg leading-tight">
                  {t('name', { firstName: user.firstName, lastName: user.lastName })}
                </span>
                <span className="block truncate text-sm text-ink-soft" title={user.email}>
                  {user.email}
                </span>
              </>
            )}
          </p>
        </div>
        <nav aria-label={t('menu')} className="p-2">
          <Places here={here} unread={user?.notifications ?? 0} />
        </nav>
      </div>
    </div>
  );
}

function Places({ here, unread }: { here: Place | undefined; unread: number }) {
  const t = useTranslations('account-frame');
  return (
    <ul>
      {PLACES.map((place) => (
        <li key={place.to} className={place.beginsGroup && GROUP}>
          <Link to={place.to} aria-current={place === here ? 'page' : undefined} className={ROW}>
            <PlaceIcon icon={place.icon} />
            {t(`place.${place.label}`)}
            {place.label === 'notifications' && unread > 0 && (
              <span className="ml-auto min-w-6 rounded-full bg-clay px-1.5 text-center text-sm leading-6 font-semibold text-white tabular-nums">
                <span className="sr-only">{t('unread')} </span>
                {unread}
              </span>
            )}
          </Link>
        </li>
      ))}
      <li className={GROUP}>
        <button type="button" onClick={signOut} className={ROW}>
          <AccountIcon name="exit" />
          {t('signOut')}
        </button>
      </li>
    </ul>
  );
}

function PlaceIcon({ icon }: { icon: Place['icon'] }) {
  return 'own' in icon ? <AccountIcon name={icon.own} /> : <Icon name={icon.shared} />;
}
