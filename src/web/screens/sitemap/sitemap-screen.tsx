/** All categories with their sub-categories, and all information pages. */
import { PageHead } from '../../features/page-head/page-head.tsx';
import {
  addressOf,
  HELP_PAGES,
  LEGAL_PAGES,
  SHOP_PAGES,
  type InformationPage,
} from '../../features/prose/information-pages.ts';
import { shopValues } from '../../features/prose/prose-text.ts';
import { useTrail } from '../../features/prose/use-trail.ts';
import { Trail } from '../../features/trail/trail.tsx';
import { usePageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { LinkGroup, type SiteLink } from './link-group.tsx';

export default function SitemapScreen() {
  const t = useTranslations('sitemap');
  const named = useTranslations('prose');
  const menu = usePageMenu();
  const pages = (names: readonly InformationPage[]): SiteLink[] =>
    names.map((page) => ({ to: addressOf(page), label: named(`pages.${page}.name`) }));
  return (
    <div className="page pt-6 pb-16">
      <PageHead title={t('title')} description={t('description', shopValues())} path="/sitemap" />
      <Trail steps={useTrail('sitemap')} />
      <header className="mt-4 mb-12 max-w-prose">
        <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t('intro')}</p>
      </header>
      <section aria-labelledby="categories">
        <h2 id="categories" className="text-2xl md:text-3xl">
          {t('categories')}
        </h2>
        <div className="mt-6 gap-x-10 sm:columns-2 md:columns-3 lg:columns-4">
          {menu.map(({ name, slug, categories }) => (
            <LinkGroup
              key={slug}
              title={name}
              to={`/c/${slug}`}
              links={categories.map((part) => ({ to: `/c/${part.slug}`, label: part.name }))}
            />
          ))}
        </div>
      </section>
      <div className="mt-6 grid gap-x-10 gap-y-4 border-t border-line pt-12 sm:grid-cols-2 lg:grid-cols-5">
        <LinkGroup
          title={t('shop')}
          links={[
            { to: '/', label: t('home') },
            { to: '/shop', label: t('all') },
            { to: '/sale', label: t('sale') },
            { to: '/search', label: t('search') },
            { to: '/cart', label: t('cart') },
          ]}
        />
        <LinkGroup title={t('information')} links={pages(SHOP_PAGES)} />
        <LinkGroup title={t('help')} links={pages(HELP_PAGES)} />
        <LinkGroup title={t('legal')} to="/legal" links={pages(LEGAL_PAGES)} />
        <LinkGroup
          title={t('account')}
          links={[
            { to: '/login', label: t('login') },
            { to: '/register', label: t('register') },
            { to: '/find-order', label: t('findOrder') },
            { to: '/account', label: t('dashboard') },
            { to: '/account/orders', label: t('orders') },
            { to: '/account/wishlist', label: t('wishlist') },
            { to: '/account/addresses', label: t('addresses') },
          ]}
        />
      </div>
    </div>
  );
}
