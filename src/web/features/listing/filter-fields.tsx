/** The fields of a list's filters: category, occasion, process and price. */
import type { SearchPage } from '../../../contract/shop/search.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import { writeFacets, type Facets } from './facet-address.ts';

export interface Filters {
  offered: Pick<SearchPage, 'categories' | 'occasions' | 'processes' | 'prices'>;
  facets: Facets;
}

export interface FilterFieldsProps extends Filters {
  /** Applies a choice at once; prices wait for the form's button. */
  onChoose: () => void;
}

export function FilterFields({ offered, facets, onChoose }: FilterFieldsProps) {
  const t = useTranslations('listing');
  const valuesOf = (values: readonly { slug: string; name: string; count: number }[]) => [
    { value: '', label: t('facets.any') },
    ...values.map(({ slug, name, count }) => ({
      value: slug,
      label: t('facets.counted', { name, count }),
    })),
  ];
  const processes = offered.processes.map(({ process, count }) => ({
    slug: process,
    name: t(`process.${process}`),
    count,
  }));
  return (
    <>
      <Select
        label={t('facets.category')}
        name="category"
        defaultValue={facets.category ?? ''}
        onChange={onChoose}
        options={valuesOf(offered.categories)}
      />
      <Select
        label={t('facets.occasion')}
        name="occasion"
        defaultValue={facets.occasion ?? ''}
        onChange={onChoose}
        options={valuesOf(offered.occasions)}
      />
      <Select
        label={t('facets.process')}
        name="process"
        defaultValue={facets.process ?? ''}
        onChange={onChoose}
        options={valuesOf(processes)}
      />
      <PriceFields offered={offered} facets={facets} />
    </>
  );
}

function PriceFields({ offered: { prices }, facets }: Filters) {
  const t = useTranslations('listing');
  const { from = '', to = '' } = writeFacets(facets);
  return (
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
          defaultValue={from}
        />
        <Field
          label={t('facets.to')}
          name="to"
          inputMode="decimal"
          autoComplete="off"
          placeholder={prices ? poundsOnly(prices.highestPence, 'ceil') : ''}
          defaultValue={to}
        />
      </div>
    </fieldset>
  );
}

/** Rounds a price to whole pounds. */
const poundsOnly = (amount: number, towards: 'floor' | 'ceil'): string =>
  String(Math[towards](amount / 100));
