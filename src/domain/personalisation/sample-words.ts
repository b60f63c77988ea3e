/** The words of a design's sample, and which of them stay when a shopper writes on it. */

/** The field that every design has. Its text goes with the shopper from product to product. */
export const NAME_FIELD = 'name';

/** What is in a field before anything is typed there: words of the sample that suit any name. */
export function keptSample({
  sample,
  ideas = [],
}: {
  sample: string;
  ideas?: readonly string[] | undefined;
}): string {
  return ideas.includes(sample) ? sample : '';
}
