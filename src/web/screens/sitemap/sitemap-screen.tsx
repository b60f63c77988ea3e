/** All categories with their sub-categories, and all information pages. */
import { PageHead } from '../../features/page-head/page-head.tsx';
import {
  addressOf,
  HELP_PAGES,
  LEGAL_PAGES,
  SHOP_PAGES,
  type InformationPage,
} from '../../features/prose/information-pages.ts';
import { shopValues } from '../../features/prose/prose-words.ts';
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
    names.map((page) => ({ to: addressOf(page), words: named(`pages.${page}.name`) }));
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
              links={categories.map((part) => ({ to: `/c/${part.slug}`, words: part.name }))}
            />
          ))}
        </div>
      </section>
      <div className="mt-6 grid gap-x-10 gap-y-4 border-t border-line pt-12 sm:grid-cols-2 lg:grid-cols-5">
        <LinkGroup
          title={t('shop')}
          links={[
            { to: '/', words: t('home') },
            { to: '/shop', words: t('all') },
            { to: '/sale', words: t('sale') },
            { to: '/search', words: t('search') },
            { to: '/cart', words: t('cart') },
          ]}
        />
        <LinkGroup title={t('information')} links={pages(SHOP_PAGES)} />
        <LinkGroup title={t('help')} links={pages(HELP_PAGES)} />
        <LinkGroup title={t('legal')} to="/legal" links={pages(LEGAL_PAGES)} />
        <LinkGroup
          title={t('account')}
          links={[
            { to: '/login', words: t('login') },
            { to: '/register', words: t('register') },
            { to: '/find-order', words: t('findOrder') },
            { to: '/account', words: t('dashboard') },
            { to: '/account/orders', words: t('orders') },
            { to: '/account/wishlist', words: t('wishlist') },
            { to: '/account/addresses', words: t('addresses') },
          ]}
        />
      </div>
    </div>
  );
}
