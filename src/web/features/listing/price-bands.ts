/** The prices that a list offers as one press each. */
import type { Facets } from './facet-address.ts';

export const PRICE_BANDS = {
  low: { maxPence: 999 },
  middle: { minPence: 1000, maxPence: 2000 },
  high: { minPence: 2001 },
} as const satisfies Record<string, Pick<Facets, 'minPence' | 'maxPence'>>;

export type PriceBand = keyof typeof PRICE_BANDS;
const BANDS: readonly PriceBand[] = ['low', 'middle', 'high'];

/** The chosen band, if the prices are exactly those of one. */
export const bandOf = ({ minPence, maxPence }: Facets): PriceBand | undefined =>
  BANDS.find((band) => {
    const bounds: Facets = PRICE_BANDS[band];
    return bounds.minPence === minPence && bounds.maxPence === maxPence;
  });

/** The bands that hold a part of a list; none if all of it is in one. */
export function bandsWithin(
  prices: { lowestPence: number; highestPence: number } | null,
): readonly PriceBand[] {
  if (!prices) return [];
  const held = BANDS.filter((band) => {
    const { minPence = 0, maxPence = Infinity }: Facets = PRICE_BANDS[band];
    return prices.highestPence >= minPence && prices.lowestPence <= maxPence;
  });
  return held.length > 1 ? held : [];
}

/** The facets with the prices of a band, or without any. */
export const withPrices = (facets: Facets, band: PriceBand | undefined): Facets => ({
  ...facets,
  minPence: undefined,
  maxPence: undefined,
  ...(band && PRICE_BANDS[band]),
});
