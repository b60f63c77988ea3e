/** A list's filters: a plain form whose values are in the URL, and a chip to remove each one. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Form, useSubmit } from '../../navigation/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { readFacets, writeFacets, type Facets } from './facet-address.ts';
import { FilterFields, type Filters } from './filter-fields.tsx';
import { FiltersDetails } from './filters-details.tsx';
import { FACET_PARAMETERS } from './list-address.ts';

export interface ListFiltersProps extends Filters {
  /** Further URL parameters of the list: search keyword, order, blank. */
  keep: Readonly<Record<string, string>>;
}

export function ListFilters(filters: ListFiltersProps) {
  const isChosen = Object.keys(writeFacets(filters.facets)).length > 0;
  return (
    <div>
      <FiltersDetails>
        <FilterForm {...filters} />
      </FiltersDetails>
      {isChosen && <ChosenFilters {...filters} />}
    </div>
  );
}

export function FilterForm({ offered, facets, keep }: ListFiltersProps) {
  const t = useTranslations('listing');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollowAddress(form, facets);

  // Omits blank and unreadable values from the URL.
  const apply = (data: FormData) => {
    const typed = new URLSearchParams();
    for (const [name, value] of data) if (typeof value === 'string') typed.append(name, value);
    void submit({ ...keep, ...writeFacets(readFacets(typed)) }, { preventScrollReset: true });
  };

  return (
    <Form
      ref={form}
      autoComplete="off"
      aria-label={t('facets.title')}
      onSubmit={(event) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
        // On phones the fields fill the window.
        event.currentTarget.closest('details')!.open = innerWidth >= 768;
      }}
      className="mt-3 grid items-end gap-4 rounded-soft border border-line bg-white p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.2fr_auto]"
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterFields
        offered={offered}
        facets={facets}
        onChoose={() => form.current && apply(new FormData(form.current))}
      />
      <Button type="submit" look="secondary" className="min-h-12!">
        {t('facets.apply')}
      </Button>
    </Form>
  );
}

/**
 * Going back or removing a filter changes the URL. The fields follow it, and the focus stays. What
 * somebody typed before the page was hydrated stays too.
 */
function useFieldsFollowAddress(form: RefObject<HTMLFormElement | null>, facets: Facets): void {
  const said = writeFacets(facets);
  const address = JSON.stringify(said);
  const shown = useRef(address);
  const follow = useEffectEvent(() => {
    for (const name of FACET_PARAMETERS) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = said[name] ?? '';
    }
  });
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    follow();
  }, [address]);
}
