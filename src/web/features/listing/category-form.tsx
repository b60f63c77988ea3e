/** The parts of a category's filters that load later: the form, and what is chosen. */
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { usePageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { ChosenFilters, type ChosenFiltersProps } from './chosen-filters.tsx';
import { readFacets } from './facet-address.ts';
import type { FilteredList, Filters } from './filters.ts';
import { filterParametersOf, type ListQuery } from './list-address.ts';
import { FilterForm } from './filter-form.tsx';

type Offered = Filters['offered'];

export interface CategoryFormProps {
  /** What is chosen is shown beside the form, which may be closed. */
  part: 'form' | 'chosen';
  /** Of the category. */
  slug: string;
  query: ListQuery;
  /** The chosen facets as URL parameters. */
  narrowed: Readonly<Record<string, string>>;
  /** Of a narrowed page; otherwise they load with the form. */
  offered: Offered | undefined;
  list: FilteredList;
}

export default function CategoryForm(filters: CategoryFormProps) {
  const { part, query, narrowed, offered } = filters;
  const chosen = {
    facets: readFacets(new URLSearchParams(narrowed)),
    keep: filterParametersOf(query),
  };
  if (part === 'form') return <Form {...filters} {...chosen} />;
  return offered && <ChosenFilters offered={offered} {...chosen} />;
}

type FormProps = Pick<CategoryFormProps, 'slug' | 'query' | 'offered' | 'list'> &
  Pick<ChosenFiltersProps, 'facets' | 'keep'>;

function Form({ slug, query, offered, ...form }: FormProps) {
  const t = useTranslations('listing');
  const ofCategory = usePageMenu().find(
    (one) => one.slug === slug || one.categories.some((part) => part.slug === slug),
  );
  const choices = useChoices(slug, query.blank, offered);
  if (typeof choices === 'string')
    return (
      <p role="status" className="mt-3">
        {t(`facets.${choices}`)}
      </p>
    );
  return (
    <FilterForm
      offered={choices}
      {...form}
      list={{ ...form.list, isOccasion: ofCategory?.occasion }}
    />
  );
}

type Choices = Offered | 'loading' | 'failed';

/** @param offered saves the request */
function useChoices(
  slug: string,
  blank: string | undefined,
  offered: Offered | undefined,
): Choices {
  const [found, setFound] = useState<Choices>();
  const isKnown = offered !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const show = (choices: Choices) => {
      if (isCurrent) setFound(choices);
    };
    const query = { ...(blank && { blank }), facets: 'true' as const };
    browserApi.call('categoryBySlug', { params: { slug }, query }).then(
      ({ facets }) => show(facets ?? 'failed'),
      () => show('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, blank, isKnown]);
  if (offered) return offered;
  // Those of the kind before stay until the new ones come, and the focus with them.
  return found ?? 'loading';
}
