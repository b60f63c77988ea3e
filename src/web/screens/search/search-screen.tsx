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
  const {
    keyword,
    correctedTo,
    without,
    notMade,
    forName,
    instead,
    products,
    page,
    pages,
    keep,
    ...found
  } = usePageData<typeof searchData>();
  const { total, more, blanks, query, facets } = found;
  const t = useTranslations('search');
  const narrowed = writeFacets(facets);
  const isNarrowed = Object.keys(narrowed).length > 0 || query.blank !== undefined;
  const hasAny = products.length > 0 || isNarrowed;
  return (
    <div className="page pt-6 pb-16">
      <PageHead
        title={keyword ? t('titleFor', { keyword }) : t('title')}
        description={t('description')}
        hidden
      />
      <Trail steps={[{ name: t('name') }]} />
      <h1 className="mt-4 mb-6 text-4xl break-words md:mb-8 md:text-5xl">
        {keyword ? t('headingFor', { keyword }) : t('heading')}
      </h1>
      {/* From 992 px the header has a search box. */}
      <SearchBox
        id="page-search"
        keyword={keyword}
        className="mb-6 lg:hidden"
        isFirst={keyword === ''}
      />
      <OtherThanTyped {...{ keyword, correctedTo, without, notMade }} />
      {forName !== null && <ForName name={forName} />}
      {hasAny && (
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
      {products.length > 0 ? (
        <>
          <ProductCards products={products} leading />
          <div className="mt-12">
            <PageLinks page={page} pages={pages} />
          </div>
        </>
      ) : (
        <NothingFound {...{ keyword, keep, instead, isNarrowed }} />
      )}
    </div>
  );
}

type Page = Awaited<ReturnType<typeof searchData>>;

/** Why the results are not just what was typed. */
function OtherThanTyped({
  keyword,
  correctedTo,
  without,
  notMade,
}: Pick<Page, 'keyword' | 'correctedTo' | 'without' | 'notMade'>) {
  const t = useTranslations('search');
  return (
    <>
      {correctedTo !== null && <p className="mb-6">{t('corrected', { keyword, correctedTo })}</p>}
      {without.length > 0 && <p className="mb-6">{t('without', { words: without.join(' ') })}</p>}
      {notMade.length > 0 && (
        <p className="mb-6">{t('notMade', { names: EITHER.format(notMade) })}</p>
      )}
    </>
  );
}

interface NothingFoundProps extends Pick<Page, 'keyword' | 'keep' | 'instead'> {
  isNarrowed: boolean;
}

function NothingFound({ keyword, keep, instead, isNarrowed }: NothingFoundProps) {
  const t = useTranslations('search');
  return (
    <NothingListed
      title={isNarrowed ? t('narrowed') : t('nothing', { keyword })}
      text={t(isNarrowed ? 'narrowedAdvice' : 'advice')}
      instead={
        instead.length > 0 && (
          <section aria-labelledby="best-sellers" className="mt-10">
            <h2 id="best-sellers" className="text-2xl">
              {t('instead')}
            </h2>
            <ProductCards products={instead} />
          </section>
        )
      }
    >
      {isNarrowed && (
        <Link to={{ search: `?${new URLSearchParams(keep)}` }} className={buttonClass()}>
          {t('clear')}
        </Link>
      )}
    </NothingListed>
  );
}
