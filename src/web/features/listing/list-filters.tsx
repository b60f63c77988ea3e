/**
 * A list's filters: a plain form whose values are in the URL, and a chip to remove each one. Most shoppers never open
 * them, so their code loads when somebody does, or with a page that is narrowed.
 */
import { lazy, Suspense, useMemo, useState } from 'react';
import { writeFacets } from './facet-address.ts';
import type { FilterFormProps } from './filter-form.tsx';
import { FiltersDetails } from './filters-details.tsx';

// The server renders them without waiting. A static import would load them in browsers too.
const FilterForm = import.meta.env.SSR
  ? (await import('./filter-form.tsx')).FilterForm
  : lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));
const ChosenFilters = import.meta.env.SSR
  ? (await import('./filter-form.tsx')).ChosenFilters
  : lazy(async () => ({ default: (await import('./filter-form.tsx')).ChosenFilters }));

export function ListFilters(filters: FilterFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isChosen = Object.keys(writeFacets(filters.facets)).length > 0;
  // The same element when it is opened: an update before its code has come would drop the server's fields, and what is
  // typed into them.
  const kept = useMemo(
    () => (
      <Suspense>
        <FilterForm {...filters} />
      </Suspense>
    ),
    [filters],
  );
  return (
    <div>
      <FiltersDetails onToggle={setIsOpen}>
        {isChosen || isOpen ? (
          kept
        ) : (
          <noscript>
            <FilterForm {...filters} />
          </noscript>
        )}
      </FiltersDetails>
      {isChosen && (
        <Suspense>
          <ChosenFilters {...filters} />
        </Suspense>
      )}
    </div>
  );
}
