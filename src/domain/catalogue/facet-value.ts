/** A value by which a list of products can be narrowed, with the number of products that have it. */
export interface FacetValue {
  slug: string;
  name: string;
  count: number;
}
