/** Search results with filters, and suggestions if there are none. */
import { Link } from '../../navigation/link.tsx';
import { usePageData } from '../../navigation/use-router.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { writeFacets } from '../../features/listing/facet-address.ts';
import { filterParametersOf } from '../../features/listing/list-address.ts';
import { ListFilters } from '../../features/listing/list-filters.tsx';
import { hasKinds, ListTools } from '../../features/listing/list-tools.tsx';
import { NothingListed } from '../../features/listing/nothing-listed.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useTranslations } from '../../state/translations.ts';
import { ForName } from './for-name.tsx';
import type { searchData } from './search-data.ts';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export default function SearchScreen() {
  const found = usePageData<typeof searchData>();
  const { keyword, forName, products, alike, page, pages, keep } = found;
  const { total, more, blanks, query, facets } = found;
  const t = useTranslations('search');
  const narrowed = writeFacets(facets);
  const isNarrowed = Object.keys(narrowed).length > 0 || query.blank !== undefined;
  const isAny = products.length > 0;
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
      <OtherThanTyped {...found} />
      <Landings {...found} />
      {forName !== null && <ForName name={forName} />}
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
          <ProductCards products={products} leading />
          {alike.map(({ said, products: near }) => (
            <Others
              key={said}
              title={said === null ? t('alike') : t('alikeIn', { said })}
              products={near}
            />
          ))}
          <div className="mt-12">
            <PageLinks page={page} pages={pages} />
          </div>
        </>
      ) : (
        <NothingFound {...found} isNarrowed={isNarrowed} />
      )}
    </div>
  );
}

type Page = Awaited<ReturnType<typeof searchData>>;

/** Why the results are not just what was typed, or so few. */
function OtherThanTyped({ keyword, correctedTo, without, notMade, isPartial, alike, total }: Page) {
  const t = useTranslations('search');
  return [
    correctedTo !== null && t('corrected', { keyword, correctedTo }),
    without.length > 0 && t('without', { words: without.join(' ') }),
    notMade.length > 0 && t('notMade', { names: EITHER.format(notMade) }),
    isPartial && t('partial', { keyword }),
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

function Others({ title, products }: { title: string } & Pick<Page, 'products'>) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-2xl">{title}</h2>
      <ProductCards products={products} />
    </section>
  );
}

interface NothingFoundProps extends Page {
  isNarrowed: boolean;
}

function NothingFound({ keyword, keep, instead, isNarrowed }: NothingFoundProps) {
  const t = useTranslations('search');
  return (
    <NothingListed
      title={isNarrowed ? t('narrowed') : t('nothing', { keyword })}
      text={t(isNarrowed ? 'narrowedAdvice' : 'advice')}
      instead={instead.length > 0 && <Others title={t('instead')} products={instead} />}
    >
      {isNarrowed && (
        <Link to={{ search: `?${new URLSearchParams(keep)}` }} className={buttonClass()}>
          {t('clear')}
        </Link>
      )}
    </NothingListed>
  );
}
