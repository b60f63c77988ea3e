/** A category: description, sub-categories and a page of its products. */
import { DataScript } from '../../../ui/data-script.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { shopSettings } from '../../state/settings.ts';
import { usePageData } from '../../navigation/use-router.ts';
import { writeListQuery } from '../../features/listing/list-address.ts';
import { hasKinds, ListTools } from '../../features/listing/list-tools.tsx';
import { CategoryFilters } from '../../features/listing/category-filters.tsx';
import { NothingHere } from '../../features/listing/nothing-here.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { SubCategories } from '../../features/sub-categories/sub-categories.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useTranslations } from '../../state/translations.ts';
import { categoryStructure } from './category-structure.ts';
import { CategoryGuide } from './category-guide.tsx';
import { LastOrders } from './last-orders.tsx';
import type { categoryData } from './category-data.ts';

export default function CategoryScreen() {
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
  } = usePageData<typeof categoryData>();
  const t = useTranslations('category');
  const numbered = (text: string) => (page > 1 ? t('numbered', { text, page }) : text);
  const parent = category.parent
    ? [{ name: category.parent.name, to: `/c/${category.parent.slug}` }]
    : [];
  return (
    <div className="page pt-3 pb-16 md:pt-6">
      <PageHead
        title={numbered(category.title ?? t('title', { name: category.name }))}
        description={numbered(category.metaDescription)}
        image={category.image ?? undefined}
        {...(facets ? { hidden: true } : { path: `/c/${category.slug}${writeListQuery(query)}` })}
      />
      <Trail steps={[...parent, { name: category.name }]} />
      <h1 className="mt-1 text-4xl md:text-5xl">{unbroken(category.name)}</h1>
      <div className="items-start gap-8 lg:flex">
        <p className="mt-2 mb-3 max-w-prose text-ink-soft md:text-lg">{category.metaDescription}</p>
        {category.lastOrders && <LastOrders orders={category.lastOrders} />}
      </div>
      <DataScript
        of={
          import.meta.env.SSR &&
          (() =>
            categoryStructure(products, page === 1 ? category.guide : null, shopSettings().origin))
        }
      />
      <SubCategories label={t('parts', { name: category.name })} categories={category.categories} />
      <ListTools total={total} query={query} blanks={blanks} keep={narrowed}>
        <CategoryFilters
          key={category.slug}
          slug={category.slug}
          {...{ query, narrowed }}
          offered={facets}
          list={{ total, hasKinds: hasKinds({ blanks }), kinds: blanks }}
        />
      </ListTools>
      {products.length > 0 && <ProductCards products={products} leading />}
      {products.length === 0 && <NothingHere slug={facets && category.slug} title={t('empty')} />}
      <PageLinks page={page} pages={pages} />
      {category.guide && page === 1 && (
        <CategoryGuide name={category.name} guide={category.guide} />
      )}
    </div>
  );
}
