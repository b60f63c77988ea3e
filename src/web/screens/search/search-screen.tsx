/** Search results. */
import { Link, useLoaderData } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { ListTools } from '../../features/listing/list-tools.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useWords } from '../../state/words.ts';
import type { searchData } from './search-data.ts';

export default function SearchScreen() {
  const { keyword, correctedTo, products, total, more, blanks, page, pages, wish, keep } =
    useLoaderData<typeof searchData>();
  const t = useWords('search');
  return (
    <div className="page pt-6 pb-16">
      <PageHead
        title={keyword ? t('titleFor', { keyword }) : t('title')}
        description={t('description')}
        hidden
      />
      <Trail steps={[{ name: t('name') }]} />
      <h1 className="mt-4 mb-8 text-4xl break-words md:text-5xl">
        {keyword ? t('headingFor', { keyword }) : t('heading')}
      </h1>
      {correctedTo !== null && <p className="mb-6">{t('corrected', { keyword, correctedTo })}</p>}
      {products.length > 0 ? (
        <>
          <ListTools total={total} more={more} wish={wish} blanks={blanks} keep={keep} />
          <ProductCards products={products} leading />
          <div className="mt-12">
            <PageLinks page={page} pages={pages} />
          </div>
        </>
      ) : (
        <div className="max-w-prose">
          <p>{t('nothing', { keyword })}</p>
          <p className="mt-2 text-ink-soft">{t('advice')}</p>
          <p className="mt-6">
            <Link to="/shop" className={buttonClass('primary')}>
              {t('browse')}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}
