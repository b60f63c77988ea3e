/** The sale page. */
import { usePageData } from '../../navigation/use-router.ts';
import { writeListQuery } from '../../features/listing/list-address.ts';
import { ListTools } from '../../features/listing/list-tools.tsx';
import { NothingHere } from '../../features/listing/nothing-here.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { saleData } from './sale-data.ts';

export default function SaleScreen() {
  const { products, total, blanks, page, pages, query } = usePageData<typeof saleData>();
  const t = useTranslations('sale');
  return (
    <div className="page pt-6 pb-16">
      <PageHead
        title={t('title')}
        description={t('description')}
        path={`/sale${writeListQuery(query)}`}
      />
      <Trail steps={[{ name: t('name') }]} />
      <h1 className="mt-1 text-4xl text-clay-deep md:text-5xl">{t('heading')}</h1>
      <p className="mt-2 mb-3 text-ink-soft">{t('intro')}</p>
      <ListTools total={total} query={query} blanks={blanks} />
      {products.length > 0 ? (
        <ProductCards products={products} leading />
      ) : (
        <NothingHere title={t('empty')} />
      )}
      <PageLinks page={page} pages={pages} />
    </div>
  );
}
