/** All products in one list. */
import { lazy, Suspense } from 'react';
import { usePageData } from '../../navigation/use-router.ts';
import { writeFacets } from '../../features/listing/facet-address.ts';
import { filterParametersOf, writeListQuery } from '../../features/listing/list-address.ts';
import { ListFilters } from '../../features/listing/list-filters.tsx';
import { hasKinds, ListTools } from '../../features/listing/list-tools.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useNamePreview } from '../../state/name-preview.ts';
import { useTranslations } from '../../state/translations.ts';
import type { shopData } from './shop-data.ts';

// The server renders it without waiting. A static import would load it in browsers too.
const NothingLeft = import.meta.env.SSR
  ? (await import('./nothing-left.tsx')).default
  : lazy(() => import('./nothing-left.tsx'));

export default function ShopScreen() {
  const { products, total, more, blanks, page, pages, query, facets, ...offered } =
    usePageData<typeof shopData>();
  const t = useTranslations('shop');
  const name = useNamePreview();
  const numbered = (text: string) => (page > 1 ? t('numbered', { text, page }) : text);
  return (
    <div className="page pt-3 pb-16 md:pt-6">
      <PageHead
        title={numbered(t('title'))}
        description={numbered(t('description'))}
        path={`/shop${writeListQuery(query)}`}
      />
      <Trail steps={[{ name: t('name') }]} />
      <h1 className="mt-1 text-4xl md:text-5xl">{t('heading')}</h1>
      <p className="mt-2 mb-3 max-w-prose text-ink-soft md:text-lg">
        {t(name ? 'worn' : 'intro', { name })}
      </p>
      <ListTools total={total} more={more} query={query} blanks={blanks} keep={writeFacets(facets)}>
        <ListFilters
          offered={offered}
          facets={facets}
          keep={filterParametersOf(query)}
          list={{ total, more, hasKinds: hasKinds({ blanks }), kinds: blanks }}
        />
      </ListTools>
      {products.length > 0 ? (
        <ProductCards products={products} leading />
      ) : (
        <Suspense>
          <NothingLeft />
        </Suspense>
      )}
      <PageLinks page={page} pages={pages} />
    </div>
  );
}
