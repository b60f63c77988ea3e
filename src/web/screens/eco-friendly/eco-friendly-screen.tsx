/** The eco-friendly category, with the shop's definition of the term. */
import { usePageData } from '../../navigation/use-router.ts';
import { writeListQuery } from '../../features/listing/list-address.ts';
import { CategoryFilters } from '../../features/listing/category-filters.tsx';
import { hasKinds, ListTools } from '../../features/listing/list-tools.tsx';
import { NothingHere } from '../../features/listing/nothing-here.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { SubCategories } from '../../features/sub-categories/sub-categories.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { ecoFriendlyData } from './eco-friendly-data.ts';

const REASONS = ['keeps', 'oneOff', 'materials'] as const;

export default function EcoFriendlyScreen() {
  const {
    category,
    products,
    total,
    blanks,
    facets,
    page,
    pages,
    query,
    narrowed = {},
  } = usePageData<typeof ecoFriendlyData>();
  const t = useTranslations('eco-friendly');
  return (
    <div className="page pt-6 pb-16">
      <PageHead
        title={t('title')}
        description={category.metaDescription}
        {...(facets ? { hidden: true } : { path: `/c/eco-friendly${writeListQuery(query)}` })}
      />
      <Trail steps={[{ name: category.name }]} />
      <section className="on-bottle mt-4 mb-10 rounded-soft bg-bottle px-6 py-10 text-paper md:px-12">
        <h1 className="text-4xl md:text-5xl">{t('heading')}</h1>
        <p className="mt-3 max-w-prose text-lg text-paper/90">{t('intro')}</p>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {REASONS.map((reason) => (
            <li key={reason}>
              <h2 className="text-xl">{t(`reasons.${reason}.title`)}</h2>
              <p className="mt-1 text-paper/85">{t(`reasons.${reason}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <SubCategories label={t('parts')} categories={category.categories} />
      <ListTools total={total} query={query} blanks={blanks} keep={narrowed}>
        <CategoryFilters
          slug={category.slug}
          {...{ query, narrowed }}
          offered={facets}
          list={{ total, hasKinds: hasKinds({ blanks }), kinds: blanks }}
        />
      </ListTools>
      {products.length > 0 || !facets ? (
        <ProductCards products={products} leading />
      ) : (
        <NothingHere slug={category.slug} title={category.name} />
      )}
      <PageLinks page={page} pages={pages} />
    </div>
  );
}
