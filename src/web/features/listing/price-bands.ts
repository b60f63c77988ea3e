/** The prices that a list offers as one press each. */
import type { Facets } from './facet-address.ts';

/** Whole pounds and up to the penny below whole pounds; open at one end or none. */
export type PriceBand = Pick<Facets, 'minPence' | 'maxPence'>;

const POUND = 100;
/** In pounds, from wide to narrow. */
const STEPS = [500, 200, 100, 50, 20, 10, 5] as const;
const FEWEST_CUTS = 2;

/** Bands as wide as leaves three of them, or two; none if the prices of a list are close together. */
export function bandsWithin(
  prices: { lowestPence: number; highestPence: number } | null,
): readonly PriceBand[] {
  if (!prices) return [];
  const ways = STEPS.map((step) => cutsWithin(prices, step * POUND));
  const cuts =
    ways.find(({ length }) => length >= FEWEST_CUTS) ?? ways.find(({ length }) => length > 0) ?? [];
  if (cuts.length === 0) return [];
  return [undefined, ...cuts].map((minPence, at) => {
    const next = cuts[at];
    return { minPence, maxPence: next === undefined ? undefined : next - 1 };
  });
}

/** Multiples of a step with prices on either side. */
function cutsWithin(
  { lowestPence, highestPence }: { lowestPence: number; highestPence: number },
  step: number,
): number[] {
  const first = (Math.floor(lowestPence / step) + 1) * step;
  const count = Math.max(0, Math.floor((highestPence - first) / step) + 1);
  return Array.from({ length: count }, (_, at) => first + at * step);
}

export const isSameBand = (one: PriceBand, other: PriceBand): boolean =>
  one.minPence === other.minPence && one.maxPence === other.maxPence;

/** What to call the prices of an address, if they are such a band; undefined for other prices and for none. */
export function nameOfBand({
  minPence,
  maxPence,
}: PriceBand): { key: 'under' | 'between' | 'over'; from: number; to: number } | undefined {
  const [from, to] = [(minPence ?? 0) / POUND, ((maxPence ?? -1) + 1) / POUND];
  if (!Number.isInteger(from) || !Number.isInteger(to)) return undefined;
  if (minPence === undefined)
    return maxPence === undefined ? undefined : { key: 'under', from, to };
  return { key: maxPence === undefined ? 'over' : 'between', from, to };
}

/** The facets with the prices of a band, or without any. */
export const withPrices = (facets: Facets, band: PriceBand | undefined): Facets => ({
  ...facets,
  minPence: band?.minPence,
  maxPence: band?.maxPence,
});
