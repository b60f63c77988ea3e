/** A chip for each filter of a list that is set, which removes it, and a link that removes all. */
import { Link } from '../../navigation/link.tsx';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useAmendment } from './amend-search.ts';
import { writeFacets, type Facets } from './facet-address.ts';
import type { Filters } from './filters.ts';
import { nameOfBand } from './price-bands.ts';

export interface ChosenFiltersProps extends Filters {
  /** Further URL parameters of the list. */
  keep: Readonly<Record<string, string>>;
}

export function ChosenFilters({ offered, facets, keep }: ChosenFiltersProps) {
  const t = useTranslations('listing');
  const amends = useAmendment();
  return (
    <ul aria-label={t('facets.chosen')} className="mt-3 flex flex-wrap items-center gap-2">
      {chosenIn(facets, offered, t).map(({ label, without }) => (
        <li key={label}>
          <Link
            to={{
              search: `?${new URLSearchParams({ ...keep, ...writeFacets({ ...facets, ...without }) })}`,
            }}
            preventScrollReset
            amends={amends}
            aria-label={t('facets.without', { name: label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-bottle-tint px-4 text-sm text-bottle-deep no-underline hover:bg-line"
          >
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={{ search: `?${new URLSearchParams(keep)}` }}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-bottle underline underline-offset-4"
        >
          {t('facets.clear')}
        </Link>
      </li>
    </ul>
  );
}

/** What each chip says, and the facets that it removes. */
function chosenIn(
  facets: Facets,
  offered: Filters['offered'],
  t: ReturnType<typeof useTranslations<'listing'>>,
): { label: string; without: Facets }[] {
  const { category, occasion, process, minPence, maxPence } = facets;
  const band = nameOfBand(facets);
  const nameIn = (values: readonly { slug: string; name: string }[], slug: string) =>
    values.find((one) => one.slug === slug)?.name ?? slug;
  const priced = (key: 'atLeast' | 'atMost', amount: number) =>
    t(`facets.${key}`, { price: formatPounds(pence(amount)) });
  const noPrice = { minPence: undefined, maxPence: undefined };
  return [
    category && {
      label: nameIn(offered.categories, category),
      without: { category: undefined },
    },
    occasion && {
      label: nameIn(offered.occasions, occasion),
      without: { occasion: undefined },
    },
    process && { label: t(`process.${process}`), without: { process: undefined } },
    band && { label: t(`bands.${band.key}`, { from: band.from, to: band.to }), without: noPrice },
    !band &&
      minPence !== undefined && {
        label: priced('atLeast', minPence),
        without: { minPence: undefined },
      },
    !band &&
      maxPence !== undefined && {
        label: priced('atMost', maxPence),
        without: { maxPence: undefined },
      },
  ].filter((chip) => typeof chip === 'object');
}
