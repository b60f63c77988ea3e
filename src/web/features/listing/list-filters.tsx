/** A list's filters: a plain form whose values are in the URL, and a chip to remove each one. */
import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import type { SearchPage } from '../../../contract/search.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import { readFacets, writeFacets, type Facets } from './facet-address.ts';
import { FACET_PARAMETERS } from './list-address.ts';

export interface ListFiltersProps {
  offered: Pick<SearchPage, 'categories' | 'occasions' | 'processes' | 'prices'>;
  facets: Facets;
  /** Further URL parameters of the list: search keyword, order, blank. */
  keep: Readonly<Record<string, string>>;
}

export function ListFilters({ offered, facets, keep }: ListFiltersProps) {
  const t = useTranslations('listing');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const chosen = Object.keys(writeFacets(facets)).length;
  const { categories, occasions, processes, prices } = offered;

  // Going back or removing a filter changes the URL. The fields follow it, and the focus stays.
  useEffect(() => {
    const said = writeFacets(facets);
    for (const name of FACET_PARAMETERS) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = said[name] ?? '';
    }
  }, [facets]);

  // Omits blank and unreadable values from the URL.
  const apply = (data: FormData) => {
    const typed = new URLSearchParams();
    for (const [name, value] of data) if (typeof value === 'string') typed.append(name, value);
    void submit({ ...keep, ...writeFacets(readFacets(typed)) }, { preventScrollReset: true });
  };
  const applyChoice = () => form.current && apply(new FormData(form.current));
  const valuesOf = (values: readonly { slug: string; name: string; count: number }[]) => [
    { value: '', label: t('facets.any') },
    ...values.map(({ slug, name, count }) => ({
      value: slug,
      label: t('facets.counted', { name, count }),
    })),
  ];

  return (
    <div className="mt-4">
      <details className="group" open={chosen > 0}>
        <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-soft border border-edge px-4 font-semibold hover:border-ink hover:bg-paper-deep [&::-webkit-details-marker]:hidden">
          {t('facets.title')}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <Form
          ref={form}
          autoComplete="off"
          aria-label={t('facets.title')}
          onSubmit={(event) => {
            event.preventDefault();
            apply(new FormData(event.currentTarget));
          }}
          className="mt-3 grid items-end gap-4 rounded-soft border border-line bg-white p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.2fr_auto]"
        >
          {Object.entries(keep).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Select
            label={t('facets.category')}
            name="category"
            defaultValue={facets.category ?? ''}
            onChange={applyChoice}
            options={valuesOf(categories)}
          />
          <Select
            label={t('facets.occasion')}
            name="occasion"
            defaultValue={facets.occasion ?? ''}
            onChange={applyChoice}
            options={valuesOf(occasions)}
          />
          <Select
            label={t('facets.process')}
            name="process"
            defaultValue={facets.process ?? ''}
            onChange={applyChoice}
            options={valuesOf(
              processes.map(({ process, count }) => ({
                slug: process,
                name: t(`process.${process}`),
                count,
              })),
            )}
          />
          <fieldset className="min-w-0">
            <legend className="sr-only">
              {prices
                ? t('facets.pricesFrom', {
                    lowest: formatPounds(pence(prices.lowestPence)),
                    highest: formatPounds(pence(prices.highestPence)),
                  })
                : t('facets.prices')}
            </legend>
            <div className="grid grid-cols-2 gap-2">
              <Field
                label={t('facets.from')}
                name="from"
                inputMode="decimal"
                autoComplete="off"
                placeholder={prices ? poundsOnly(prices.lowestPence, 'floor') : ''}
                defaultValue={writeFacets(facets)['from'] ?? ''}
              />
              <Field
                label={t('facets.to')}
                name="to"
                inputMode="decimal"
                autoComplete="off"
                placeholder={prices ? poundsOnly(prices.highestPence, 'ceil') : ''}
                defaultValue={writeFacets(facets)['to'] ?? ''}
              />
            </div>
          </fieldset>
          <Button type="submit" look="secondary" className="min-h-12!">
            {t('facets.apply')}
          </Button>
        </Form>
      </details>
      {chosen > 0 && <Chosen offered={offered} facets={facets} keep={keep} />}
    </div>
  );
}

function Chosen({ offered, facets, keep }: ListFiltersProps) {
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
      {Object.entries(names).map(([name, words]) => (
        <li key={name}>
          <Link
            to={addressWithout(name)}
            preventScrollReset
            aria-label={t('facets.without', { name: words ?? '' })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-bottle-tint px-4 text-sm text-bottle-deep no-underline hover:bg-line"
          >
            {words}
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

/** Rounds a price to whole pounds. */
const poundsOnly = (amount: number, towards: 'floor' | 'ceil'): string =>
  String(Math[towards](amount / 100));
