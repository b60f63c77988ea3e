/** The menu of narrow windows, a sheet from the left. */
import { Link } from '../../navigation/link.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { shopSettings } from '../../state/settings.ts';
import type { PageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { SocialLinks } from './social-links.tsx';

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-soft px-2 text-left text-ink no-underline hover:bg-paper-deep';

export function SideDrawer({
  menu,
  open,
  onClose,
}: {
  menu: PageMenu;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('shell');
  const { phone } = shopSettings();
  const signedIn = useAccount(isSignedIn);
  const unread = useAccount(({ user }) => user?.notifications ?? 0);
  return (
    <Drawer open={open} onClose={onClose} title={t('menu.title')} closeLabel={t('common:close')}>
      <nav aria-label={t('menu.title')}>
        <ul>
          <Row to="/" icon="home" label={t('menu.home')} onPress={onClose} />
          <li>
            <details className="group">
              <summary className={`${ROW} list-none [&::-webkit-details-marker]:hidden`}>
                <Icon name="grid" />
                {t('menu.categories')}
                <Icon
                  name="chevron-down"
                  className="ml-auto size-4 transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="mb-2 ml-5 border-l border-line pl-3">
                {menu.map(({ slug, name, categories }) => (
                  <Parent
                    key={slug}
                    slug={slug}
                    name={name}
                    categories={categories}
                    onPress={onClose}
                  />
                ))}
              </ul>
            </details>
          </li>
          <Row to="/contact" icon="mail" label={t('menu.contact')} onPress={onClose} />
          <Row
            to={signedIn ? '/account' : '/login'}
            icon="person"
            label={t('account.menu')}
            onPress={onClose}
          />
          <Row to="/search" icon="search" label={t('menu.search')} onPress={onClose} />
          <Row
            to="/account/notifications"
            icon="bell"
            label={unread > 0 ? t('notificationsCount', { unread }) : t('notifications')}
            onPress={onClose}
          />
          <Row to="/cart" icon="basket" label={t('cart.short')} onPress={onClose} />
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={ROW}>
              <Icon name="phone" />
              {t('menu.call')}
            </a>
          </li>
        </ul>
      </nav>
      <div className="mt-4 border-t border-line pt-4 pl-2">
        <SocialLinks />
      </div>
    </Drawer>
  );
}

function Row({
  to,
  icon,
  label,
  onPress,
}: {
  to: string;
  icon: IconName;
  label: string;
  onPress: () => void;
}) {
  return (
    <li>
      <Link to={to} onClick={onPress} className={ROW}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

function Parent({
  slug,
  name,
  categories,
  onPress,
}: Omit<PageMenu[number], 'image' | 'occasion'> & { onPress: () => void }) {
  const t = useTranslations('shell');
  return (
    <li>
      <details className="group/parent">
        <summary className={`${ROW} list-none [&::-webkit-details-marker]:hidden`}>
          {name}
          <Icon
            name="chevron-down"
            className="ml-auto size-4 transition-transform group-open/parent:rotate-180"
          />
        </summary>
        <ul className="mb-2 ml-3">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={`/c/${category.slug}`} onClick={onPress} className={ROW}>
                {category.name}
              </Link>
            </li>
          ))}
          <li>
            <Link to={`/c/${slug}`} onClick={onPress} className={`${ROW} font-semibold`}>
              {t('menu.viewAllOf', { category: name })}
            </Link>
          </li>
        </ul>
      </details>
    </li>
  );
}
