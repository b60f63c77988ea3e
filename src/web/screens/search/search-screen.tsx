/** Search results with filters, and suggestions if there are none. */
import { lazy, Suspense } from 'react';
import { Link } from '../../navigation/link.tsx';
import { SCROLLED_LIST, SCROLLING_ROW, showWhole } from '../../navigation/scrolling-row.ts';
import { usePageData } from '../../navigation/use-router.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { writeFacets } from '../../features/listing/facet-address.ts';
import { filterParametersOf } from '../../features/listing/list-address.ts';
import { ListFilters } from '../../features/listing/list-filters.tsx';
import { hasKinds, ListTools } from '../../features/listing/list-tools.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { Remarks, type Found } from './remarks.tsx';
import type { searchData } from './search-data.ts';

// Few searches find nothing or little. The server renders it without waiting; a static import would load it in browsers too.
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).default
  : lazy(() => import('./nothing-found.tsx'));
const FewFound = import.meta.env.SSR
  ? (await import('./few-found.tsx')).default
  : lazy(() => import('./few-found.tsx'));
// If it fails to load, the name can still be typed on a product's page.
const ForName = lazyComponent(async () => (await import('./for-name.tsx')).ForName);

export default function SearchScreen() {
  const found = usePageData<typeof searchData>();
  const { keyword, products, alike, page, pages, keep } = found;
  const { total, more, blanks, query, facets } = found;
  const t = useTranslations('search');
  const narrowed = writeFacets(facets);
  const isNarrowed = Object.keys(narrowed).length > 0 || query.blank !== undefined;
  const isAny = products.length > 0;
  const isFew = alike.length > 0;
  return (
    <div className="page pt-3 pb-16 md:pt-6">
      <PageHead
        title={keyword ? t('titleFor', { keyword }) : t('title')}
        description={t('description')}
        hidden
      />
      <Trail steps={[{ name: t('name') }]} />
      <h1 className="mt-2 mb-4 text-3xl break-words md:text-5xl">
        {keyword ? t('headingFor', { keyword }) : t('heading')}
      </h1>
      {/* From 992 px the header has a search box. */}
      <SearchBox
        id="page-search"
        keyword={keyword}
        className="mb-4 lg:hidden"
        isFirst={keyword === ''}
      />
      {!isFew && <Remarks {...found} />}
      <Landings {...found} />
      <ShowName {...found} />
      {/* Few need no order, and their count would be at odds with what the remarks say. */}
      {(isNarrowed || (isAny && !isFew)) && (
        <ListTools
          total={total}
          more={more}
          isSearch={keyword !== ''}
          query={query}
          blanks={blanks}
          keep={{ ...keep, ...narrowed }}
        >
          <ListFilters
            offered={found}
            facets={facets}
            keep={{ ...keep, ...filterParametersOf(query) }}
            list={{ total, more, hasKinds: hasKinds({ blanks }), kinds: blanks }}
          />
        </ListTools>
      )}
      {isAny ? (
        <>
          {isFew ? (
            <Suspense>
              <FewFound {...found} />
            </Suspense>
          ) : (
            <ProductCards products={products} leading />
          )}
          <PageLinks page={page} pages={pages} />
        </>
      ) : (
        <Suspense>
          <NothingFound {...found} isNarrowed={isNarrowed} />
        </Suspense>
      )}
    </div>
  );
}

function ShowName({ forName }: Found) {
  const isAlive = useStoredStateRead();
  return (
    forName !== null && (
      // As high as what loads there, so that nothing moves.
      <div className="mb-6 min-h-12">{isAlive && <ForName name={forName} />}</div>
    )
  );
}

/** Pages for the occasion or the person that was searched, in one row, after what shows the person on the pictures. */
function Landings({ landings, person }: Found) {
  const t = useTranslations('search');
  const isAlive = useStoredStateRead();
  return (
    landings.length > 0 && (
      <nav aria-label={t('landings')} className={`${SCROLLING_ROW} -mt-2 mb-2`}>
        <ul className={`${SCROLLED_LIST} items-center`}>
          {/* As wide as what loads there, so that nothing moves. */}
          {person && <li className="min-w-42">{isAlive && <ForName name={person} brief />}</li>}
          <li className="pr-3">{t('landings')}</li>
          {landings.map(({ slug, name }) => (
            <li key={slug} className="pr-3">
              <Link to={`/c/${slug}`} onFocus={showWhole} className={buttonClass('text')}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
