/** The parts of a category's filters that load later: the form, and what is chosen. */
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { useTranslations } from '../../state/translations.ts';
import { ChosenFilters, type ChosenFiltersProps } from './chosen-filters.tsx';
import { readFacets } from './facet-address.ts';
import type { Filters } from './filter-fields.tsx';
import { filterParametersOf, type ListQuery } from './list-address.ts';
import { FilterForm } from './list-filters.tsx';

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
}

export default function CategoryForm(filters: CategoryFormProps) {
  const { part, query, narrowed, offered } = filters;
  const list = {
    facets: readFacets(new URLSearchParams(narrowed)),
    keep: filterParametersOf(query),
  };
  if (part === 'form') return <Form {...filters} {...list} />;
  return offered && <ChosenFilters offered={offered} {...list} />;
}

type FormProps = Pick<CategoryFormProps, 'slug' | 'query' | 'offered'> &
  Pick<ChosenFiltersProps, 'facets' | 'keep'>;

function Form({ slug, query, offered, ...list }: FormProps) {
  const t = useTranslations('listing');
  const choices = useChoices(slug, query.blank, offered);
  if (typeof choices === 'string')
    return (
      <p role="status" className="mt-3">
        {t(`facets.${choices}`)}
      </p>
    );
  return <FilterForm offered={choices} {...list} />;
}

type Choices = Offered | 'loading' | 'failed';

/** @param offered saves the request */
function useChoices(
  slug: string,
  blank: string | undefined,
  offered: Offered | undefined,
): Choices {
  const [found, setFound] = useState<{ of: string | undefined; choices: Choices }>();
  const isKnown = offered !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const show = (choices: Choices) => {
      if (isCurrent) setFound({ of: blank, choices });
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
  return found && found.of === blank ? found.choices : 'loading';
}
