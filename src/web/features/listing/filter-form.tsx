/** The form of a list's filters. A choice applies at once; without scripts, its button applies all. */
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';
import { Form, useSubmit } from '../../navigation/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useAmendment } from './amend-search.ts';
import { readFacets, writeFacets } from './facet-address.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilteredList, Filters } from './filters.ts';
import { FACET_PARAMETERS } from './list-address.ts';

// One file, so that what is chosen is there when the form is.
export { ChosenFilters } from './chosen-filters.tsx';

export interface FilterFormProps extends Filters {
  /** Further URL parameters of the list: search keyword, order, blank. */
  keep: Readonly<Record<string, string>>;
  list: FilteredList;
}

/** The values of the fields, as parameters of the address. */
type Said = Readonly<Record<string, string>>;

const neverChanges = () => () => {};

export function FilterForm({ offered, facets, keep, list }: FilterFormProps) {
  const t = useTranslations('listing');
  const submit = useSubmit();
  const amends = useAmendment();
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(new Set<string>());
  const asked = useRef<string>(undefined);
  const said: Said = { ...(keep['blank'] && { blank: keep['blank'] }), ...writeFacets(facets) };
  useFieldsFollowAddress(form, typed, said);
  // Without scripts the button applies what is chosen, so it cannot say how much that is.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  // Omits blank and unreadable values from the URL.
  const apply = () => {
    const values = new URLSearchParams();
    for (const [name, value] of new FormData(form.current!))
      if (typeof value === 'string') values.append(name, value);
    typed.current.clear();
    const blank = values.get('blank');
    const chosen = { ...(blank && { blank }), ...writeFacets(readFacets(values)) };
    const address = JSON.stringify(chosen);
    // A field that is left for the button applies the same twice.
    if (address === (asked.current ?? JSON.stringify(said))) return;
    asked.current = address;
    const { blank: _, ...kept } = keep;
    const options = { preventScrollReset: true, amends };
    void Promise.resolve(submit({ ...kept, ...chosen }, options)).finally(
      () => (asked.current = undefined),
    );
  };

  // Chosen before the page was hydrated.
  const catchUp = useEffectEvent(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLSelectElement && field.value !== (said[field.name] ?? '')) apply();
  });
  useEffect(() => catchUp(), []);

  return (
    <Form
      ref={form}
      autoComplete="off"
      aria-label={t('facets.title')}
      onInput={({ target }) => typed.current.add((target as HTMLInputElement).name)}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
        if (innerWidth >= 768) return;
        // On phones the fields fill the window, and the button leads to the list.
        const details = event.currentTarget.closest('details')!;
        details.open = false;
        details.querySelector('summary')!.focus();
      }}
      className="mt-3 flex flex-wrap gap-4 rounded-soft border border-line bg-white p-4"
    >
      {Object.entries(keep).map(
        ([name, value]) =>
          // A field on phones, where there are kinds.
          !(name === 'blank' && list.hasKinds) && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
      <FilterFields {...{ offered, facets, keep, list }} onChoose={apply} />
      <Button type="submit" className={`max-sm:w-full ${isHydrated ? 'md:hidden' : ''}`}>
        {isHydrated
          ? t(list.more ? 'facets.showMore' : 'facets.show', { count: list.total })
          : t('facets.apply')}
      </Button>
    </Form>
  );
}

/**
 * Going back or removing a filter changes the URL. The fields follow it, and the focus stays. What
 * somebody typed before the page was hydrated, or since the last choice, stays too.
 */
function useFieldsFollowAddress(
  form: RefObject<HTMLFormElement | null>,
  typed: RefObject<Set<string>>,
  said: Said,
): void {
  const address = JSON.stringify(said);
  const shown = useRef(address);
  const follow = useEffectEvent(() => {
    for (const name of ['blank', ...FACET_PARAMETERS] as const) {
      const field = form.current?.elements.namedItem(name);
      if (typed.current.has(name)) continue;
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
