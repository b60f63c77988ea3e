/** A list's prices: a chip for each band, which is a link, and two fields for any other price. */
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useAmendment } from './amend-search.ts';
import { chipClass } from './chip.ts';
import { writeFacets } from './facet-address.ts';
import type { Filters } from './filters.ts';
import { bandsWithin, isSameBand, nameOfBand, withPrices, type PriceBand } from './price-bands.ts';

export interface PriceFieldsProps extends Filters {
  /** Further URL parameters of the list. */
  keep: Readonly<Record<string, string>>;
  /** The fields are left. */
  onChoose: () => void;
}

export function PriceFields({ offered: { prices }, facets, keep, onChoose }: PriceFieldsProps) {
  const t = useTranslations('listing');
  const amends = useAmendment();
  const bands = bandsWithin(prices);
  const chosen = bands.find((band) => isSameBand(band, facets));
  const isPriced = facets.minPence !== undefined || facets.maxPence !== undefined;
  const isOther = isPriced && chosen === undefined;
  // Never closed by an address, as somebody may be typing.
  const [wasOther] = useState(isOther);
  const other = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOther && other.current) other.current.open = true;
  }, [isOther]);
  const nameOf = (band: PriceBand) => {
    const { key, ...pounds } = nameOfBand(band)!;
    return t(`bands.${key}`, pounds);
  };
  const chip = (band: PriceBand | undefined, isHere: boolean) => (
    <li key={band ? nameOf(band) : ''}>
      <Link
        to={{
          search: `?${new URLSearchParams({ ...keep, ...writeFacets(withPrices(facets, band)) })}`,
        }}
        preventScrollReset
        amends={amends}
        aria-current={isHere || undefined}
        className={chipClass(isHere)}
      >
        {band ? nameOf(band) : t('bands.any')}
      </Link>
    </li>
  );
  const fields = <PriceInputs {...{ prices, facets, onChoose }} />;
  return (
    <fieldset className="min-w-0">
      <legend className={bands.length > 0 ? 'mb-1 font-semibold' : 'sr-only'}>
        {prices
          ? t('facets.pricesFrom', {
              lowest: formatPounds(pence(prices.lowestPence)),
              highest: formatPounds(pence(prices.highestPence)),
            })
          : t('facets.prices')}
      </legend>
      {bands.length > 0 ? (
        <div className="flex flex-wrap items-start gap-2">
          <ul className="contents">
            {chip(undefined, !isPriced)}
            {bands.map((band) => chip(band, band === chosen))}
          </ul>
          <details ref={other} open={wasOther}>
            <summary
              className={`${chipClass(isOther)} list-none [&::-webkit-details-marker]:hidden`}
            >
              {t('bands.other')}
            </summary>
            <div className="mt-2">{fields}</div>
          </details>
        </div>
      ) : (
        fields
      )}
    </fieldset>
  );
}

interface PriceInputsProps extends Pick<PriceFieldsProps, 'facets' | 'onChoose'> {
  prices: Filters['offered']['prices'];
}

function PriceInputs({ prices, facets, onChoose }: PriceInputsProps) {
  const t = useTranslations('listing');
  const { from = '', to = '' } = writeFacets(facets);
  // Both prices apply together.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onChoose();
  };
  return (
    <div className="grid max-w-72 grid-cols-2 gap-2">
      <Field
        label={t('facets.from')}
        name="from"
        inputMode="decimal"
        autoComplete="off"
        placeholder={prices ? poundsOnly(prices.lowestPence, 'floor') : ''}
        defaultValue={from}
        onBlur={leave}
      />
      <Field
        label={t('facets.to')}
        name="to"
        inputMode="decimal"
        autoComplete="off"
        placeholder={prices ? poundsOnly(prices.highestPence, 'ceil') : ''}
        defaultValue={to}
        onBlur={leave}
      />
    </div>
  );
}

/** Rounds a price to whole pounds. */
const poundsOnly = (amount: number, towards: 'floor' | 'ceil'): string =>
  String(Math[towards](amount / 100));
