/** A chip for each filter of a list that is set, which removes it, and a link that removes all. */
import { Link } from '../../navigation/link.tsx';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { writeFacets } from './facet-address.ts';
import type { Filters } from './filter-fields.tsx';

export interface ChosenFiltersProps extends Filters {
  /** Further URL parameters of the list. */
  keep: Readonly<Record<string, string>>;
}

export function ChosenFilters({ offered, facets, keep }: ChosenFiltersProps) {
  const t = useTranslations('listing');
  const { category, occasion, process, minPence, maxPence } = facets;
  const nameIn = (values: readonly { slug: string; name: string }[], slug: string) =>
    values.find((one) => one.slug === slug)?.name ?? slug;
  const price = (amount: number) => formatPounds(pence(amount));
  const names: Partial<Record<string, string>> = {
    ...(category && { category: nameIn(offered.categories, category) }),
    ...(occasion && { occasion: nameIn(offered.occasions, occasion) }),
    ...(process && { process: t(`process.${process}`) }),
    ...(minPence !== undefined && { from: t('facets.atLeast', { price: price(minPence) }) }),
    ...(maxPence !== undefined && { to: t('facets.atMost', { price: price(maxPence) }) }),
  };
  const addressWithout = (gone: string) => {
    const rest = Object.entries({ ...keep, ...writeFacets(facets) }).filter(
      ([name]) => name !== gone,
    );
    return { search: `?${new URLSearchParams(rest)}` };
  };
  return (
    <ul aria-label={t('facets.chosen')} className="mt-3 flex flex-wrap items-center gap-2">
      {Object.entries(names).map(([name, label]) => (
        <li key={name}>
          <Link
            to={addressWithout(name)}
            preventScrollReset
            aria-label={t('facets.without', { name: label ?? '' })}
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
