/** The sticky header: one row on phones; top bar, search and categories from 992 px. The checkout has only a number to call and the cart. */
import type { Ref } from 'react';
import { useLocation, usePage } from '../../navigation/use-router.ts';
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { frameKind, keptContent, type FrameKind } from '../kept-frame.ts';
import { shopSettings } from '../../state/settings.ts';
import type { PageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartButton } from './cart-button.tsx';
import { CategoryBar } from './category-bar.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { LastOrders } from './last-orders.tsx';
import { Logo } from './logo.tsx';
import { NotificationButton } from './notification-button.tsx';
import { PhoneLink, TopBar } from './top-bar.tsx';

export function Header({ ref, menu }: { ref: Ref<HTMLElement>; menu: PageMenu }) {
  const kind = frameKind(useLocation().pathname);
  // Only a search has a keyword. Kept content is without it; hydration writes it into the box.
  const keyword = (usePage().data as { keyword?: string } | null)?.keyword;
  const content = keptContent('header', <HeaderRows menu={menu} kind={kind} keyword={keyword} />);
  const isCheckout = kind === '/checkout';
  const hasLastOrders = shopSettings().lastOrders && !isCheckout;
  return (
    // The top bar and the bar of phones scroll away. The rest is sticky, except in windows so low that it would take a
    // third of them.
    <header
      ref={ref}
      className={`relative z-30 border-b border-line bg-paper tall:sticky ${hasLastOrders ? 'tall:-top-6' : 'tall:top-0'} ${isCheckout ? '' : 'tall:lg:-top-10'}`}
      {...content}
    />
  );
}

interface HeaderRowsProps {
  menu: PageMenu;
  kind: FrameKind;
  /** What the page was searched for. */
  keyword?: string | undefined;
}

export function HeaderRows({ menu, kind, keyword }: HeaderRowsProps) {
  const t = useTranslations('shell');
  const { name } = shopSettings();
  const isCheckout = kind === '/checkout';
  return (
    <>
      {!isCheckout && <TopBar />}
      {/* On phones, which have no top bar. */}
      {!isCheckout && (
        <LastOrders className="block bg-bottle py-1 text-center text-xs text-paper lg:hidden" />
      )}
      <div className="page flex h-16 items-center gap-1 lg:h-20 lg:gap-6">
        {!isCheckout && <DrawerButton menu={menu} />}
        <Link
          to="/"
          aria-label={t('logo', { shop: name })}
          className={`mr-auto rounded-soft no-underline ${isCheckout ? '' : 'lg:mr-0'}`}
        >
          <Logo name={name} />
        </Link>
        {!isCheckout && (
          <SearchBox id="header-search" keyword={keyword} className="hidden grow lg:block" />
        )}
        <div className="flex items-center lg:gap-1">
          {isCheckout ? (
            <PhoneLink className="min-h-11 min-w-11 justify-center px-2 font-semibold" />
          ) : (
            <>
              <Link
                to="/search"
                aria-label={t('search.label')}
                className="inline-flex size-11 items-center justify-center rounded-soft hover:bg-paper-deep max-[18rem]:hidden lg:hidden"
              >
                <Icon name="search" className="size-6" />
              </Link>
              <div className="hidden items-center gap-1 lg:flex">
                <NotificationButton />
                <AccountMenu />
              </div>
            </>
          )}
          <CartButton />
        </div>
      </div>
      {!isCheckout && <CategoryBar menu={menu} />}
    </>
  );
}
