/** Search results with filters, and suggestions if there are none. */
import { lazy, Suspense } from 'react';
import { Link } from '../../navigation/link.tsx';
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
import { Others } from './others.tsx';
import type { searchData } from './search-data.ts';

// Few searches find nothing. The server renders it without waiting; a static import would load it in browsers too.
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).default
  : lazy(() => import('./nothing-found.tsx'));
// If it fails to load, the name can still be typed on a product's page.
const ForName = lazyComponent(async () => (await import('./for-name.tsx')).ForName);

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The cells that remarks take in the row of so few products. */
const FILLING = ['', 'lg:col-span-3', 'max-sm:col-span-full lg:col-span-2'];

export default function SearchScreen() {
  const found = usePageData<typeof searchData>();
  const { keyword, products, alike, page, pages, keep } = found;
  const { total, more, blanks, query, facets } = found;
  const t = useTranslations('search');
  const narrowed = writeFacets(facets);
  const isNarrowed = Object.keys(narrowed).length > 0 || query.blank !== undefined;
  const isAny = products.length > 0;
  // Beside so few products, in their row; above them otherwise.
  const isFew = alike.length > 0;
  const remarks = <OtherThanTyped {...found} />;
  return (
    <div className="page pt-6 pb-16">
      <PageHead
        title={keyword ? t('titleFor', { keyword }) : t('title')}
        description={t('description')}
        hidden
      />
      <Trail steps={[{ name: t('name') }]} />
      <h1 className="mt-2 mb-4 text-3xl break-words md:mb-8 md:text-5xl">
        {keyword ? t('headingFor', { keyword }) : t('heading')}
      </h1>
      {/* From 992 px the header has a search box. */}
      <SearchBox
        id="page-search"
        keyword={keyword}
        className="mb-4 lg:hidden"
        isFirst={keyword === ''}
      />
      {!isFew && remarks}
      <Landings {...found} />
      <ShowName {...found} />
      {(isAny || isNarrowed) && (
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
          <ProductCards products={products} leading>
            {isFew && (
              <li
                className={`grid content-center rounded-soft bg-bottle-tint px-4 pt-4 md:px-10 md:text-lg ${FILLING[total]}`}
              >
                {remarks}
              </li>
            )}
          </ProductCards>
          {alike.map(({ said, ...near }) => (
            <Others
              key={said}
              title={said === null ? t('alike') : t('alikeIn', { said })}
              {...near}
            />
          ))}
          <div className="mt-12">
            <PageLinks page={page} pages={pages} />
          </div>
        </>
      ) : (
        <Suspense>
          <NothingFound {...found} isNarrowed={isNarrowed} />
        </Suspense>
      )}
    </div>
  );
}

type Page = Awaited<ReturnType<typeof searchData>>;

/** Why the results are not just what was typed, or so few. */
function OtherThanTyped(found: Page) {
  const { keyword, correctedTo, without, notMade, forName, isPartial, alike, total, emoji } = found;
  const t = useTranslations('search');
  return [
    correctedTo !== null && t('corrected', { keyword, correctedTo }),
    without.length > 0 && t('without', { words: without.join(' ') }),
    notMade.length > 0 && t('notMade', { names: EITHER.format(notMade) }),
    forName !== null && t('forName', { name: forName }),
    isPartial && t('partial', { keyword }),
    emoji.length > 0 && t('emoji', { words: EITHER.format(emoji) }),
    alike.length > 0 && !notMade.length && !isPartial && t('few', { count: total }),
  ].map(
    (line, place) =>
      line && (
        <p key={place} className="mb-4">
          {line}
        </p>
      ),
  );
}

function ShowName({ forName }: Page) {
  const isAlive = useStoredStateRead();
  return (
    forName !== null && (
      // As high as what loads there, so that nothing moves.
      <div className="mb-6 min-h-12">{isAlive && <ForName name={forName} />}</div>
    )
  );
}

/** Pages for the occasion or the person that was searched. */
function Landings({ landings }: Page) {
  const t = useTranslations('search');
  return (
    landings.length > 0 && (
      <nav aria-label={t('landings')} className="mb-2 flex flex-wrap items-center gap-x-4">
        {t('landings')}
        {landings.map(({ slug, name }) => (
          <Link key={slug} to={`/c/${slug}`} className={buttonClass('text')}>
            {name}
          </Link>
        ))}
      </nav>
    )
  );
}
