import type { Process } from './processes.ts';

/** A value by which a list of products can be narrowed, with the number of products that have it. */
export interface FacetValue {
  slug: string;
  name: string;
  count: number;
}

/** The values by which a list can be narrowed further. */
export interface Facets {
  categories: FacetValue[];
  occasions: FacetValue[];
  blanks: FacetValue[];
  processes: { process: Process; count: number }[];
  /** Of the cheapest variants; null without results. */
  prices: { lowestPence: number; highestPence: number } | null;
}
