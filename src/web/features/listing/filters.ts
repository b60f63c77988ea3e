/** What a list can be narrowed by, and what it is narrowed by. */
import type { SearchPage } from '../../../contract/shop/search.ts';
import type { Facets } from './facet-address.ts';

export interface Filters {
  offered: Pick<SearchPage, 'categories' | 'occasions' | 'processes' | 'prices'>;
  facets: Facets;
}

/** What a list shows besides its filters. */
export interface FilteredList {
  total: number;
  /** There are more than the counted ones. */
  more?: boolean;
  /** Links to the kinds of products are beside the filters, and say what categories would. */
  hasKinds: boolean;
  /** Offered in the form on phones, where their links are above it and scroll. */
  kinds?: readonly { slug: string; name: string; count: number }[];
  /** All of it is for one occasion. */
  isOccasion?: boolean;
}
