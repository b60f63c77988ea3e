/** The menu of narrow windows, a sheet from the left: occasions and people, kinds of things, then the rest of the shop. */
import { Link } from '../../navigation/link.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { pictureSource, shopSettings } from '../../state/settings.ts';
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
  return (
    <Drawer open={open} onClose={onClose} title={t('menu.title')} closeLabel={t('common:close')}>
      <nav aria-label={t('menu.title')}>
        {menu.length > 0 && (
          <section aria-labelledby="drawer-categories">
            <h3 id="drawer-categories" className="px-2 text-xl">
              {t('menu.categories')}
            </h3>
            <Categories
              title={t('menu.forWhom')}
              categories={menu.filter(({ occasion }) => occasion)}
              onPress={onClose}
            />
            <Categories
              title={t('menu.what')}
              categories={menu.filter(({ occasion }) => !occasion)}
              onPress={onClose}
            />
            <Link to="/sale" onClick={onClose} className={`${ROW} font-semibold text-clay-deep`}>
              {t('menu.sale')}
            </Link>
          </section>
        )}
        <Utilities onClose={onClose} />
      </nav>
      <div className="mt-4 border-t border-line pt-4 pl-2">
        <SocialLinks />
      </div>
    </Drawer>
  );
}

function Categories({
  title,
  categories,
  onPress,
}: {
  title: string;
  categories: PageMenu;
  onPress: () => void;
}) {
  if (categories.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 px-2 text-lg">{title}</h4>
      <ul>
        {categories.map((category) => (
          <Parent key={category.slug} category={category} onPress={onPress} />
        ))}
      </ul>
    </>
  );
}

function Utilities({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell');
  const { phone } = shopSettings();
  const signedIn = useAccount(isSignedIn);
  const unread = useAccount(({ user }) => user?.notifications ?? 0);
  return (
    <ul className="mt-4 border-t border-line pt-4">
      <Row to="/" icon="home" label={t('menu.home')} onPress={onClose} />
      <Row to="/contact" icon="mail" label={t('menu.contact')} onPress={onClose} />
      <Row
        to={signedIn ? '/account' : '/login'}
        icon="person"
        label={t('account.menu')}
        onPress={onClose}
      />
      <Row to="/account/wishlist" icon="heart" label={t('account.wishlist')} onPress={onClose} />
      <Row to="/find-order" icon="box" label={t('footer.findOrder')} onPress={onClose} />
      <Row to="/delivery" icon="van" label={t('footer.delivery')} onPress={onClose} />
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
  );
}

function Row({
  to,
  icon,
  label,
  onPress,
}: {
  to: string;
  icon: IconName | 'box';
  label: string;
  onPress: () => void;
}) {
  return (
    <li>
      <Link to={to} onClick={onPress} className={ROW}>
        {icon === 'box' ? <AccountIcon name="box" /> : <Icon name={icon} />}
        {label}
      </Link>
    </li>
  );
}

function Parent({ category, onPress }: { category: PageMenu[number]; onPress: () => void }) {
  const t = useTranslations('shell');
  const { slug, name, image, categories } = category;
  const picture = pictureSource(image);
  return (
    <li>
      <details className="group/parent">
        <summary className={`${ROW} list-none [&::-webkit-details-marker]:hidden`}>
          {picture && (
            <img
              src={`${picture.base}-${picture.widths[0]}.webp`}
              alt=""
              loading="lazy"
              className="size-10 shrink-0 rounded-soft bg-paper-deep"
            />
          )}
          {name}
          <Icon
            name="chevron-down"
            className="ml-auto size-4 transition-transform group-open/parent:rotate-180"
          />
        </summary>
        <ul className="mb-2 ml-3">
          {categories.map((part) => (
            <li key={part.slug}>
              <Link to={`/c/${part.slug}`} onClick={onPress} className={ROW}>
                {part.name}
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
