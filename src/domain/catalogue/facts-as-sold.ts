/** The facts about a blank, as they hold for the colours and sizes in which a product is sold. */
import type { SizeMeasures } from './size-measures.ts';

/** Sentences that differ between the colours of a blank, by the slug of the finish. */
export type ByFinish = Readonly<Record<string, string>>;

export interface BlankFacts {
  material: string;
  production: string;
  /** Dimensions, or how clothing fits. */
  size: string;
  measures?: SizeMeasures;
  byFinish?: { material?: ByFinish | undefined; production?: ByFinish | undefined };
}

export interface Sold {
  finishes: readonly { slug: string; name: string }[];
  sizes: readonly string[];
}

/** @param facts others than these stay as they are */
export function factsAsSold<Facts extends BlankFacts>(
  { byFinish, ...facts }: Facts,
  { finishes, sizes }: Sold,
): Omit<Facts, 'byFinish'> {
  const of = (fact: 'material' | 'production') =>
    joinByFinish(byFinish?.[fact], finishes) || facts[fact];
  return {
    ...facts,
    material: of('material'),
    production: of('production'),
    size: facts.measures ? describeFit(facts.size, facts.measures, sizes) : facts.size,
  };
}

/** One sentence for one colour; with the names of the colours if there are several. Empty if none is known. */
export function joinByFinish(sentences: ByFinish = {}, finishes: Sold['finishes']): string {
  const known = finishes.flatMap(({ slug, name }) => {
    const sentence = sentences[slug];
    return sentence === undefined ? [] : [{ name, sentence }];
  });
  const [only] = known;
  if (only && known.length === 1) return only.sentence;
  return known
    .map(({ name, sentence }) => `${name}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`)
    .join('. ')
    .replaceAll('.. ', '. ');
}

/** Such as 'Adults XS to XXL, children age 3 to 13; crew neck'. */
function describeFit(
  fit: string,
  { sizes: measured }: SizeMeasures,
  sold: readonly string[],
): string {
  const said = (['adults', 'children'] as const).flatMap((group) => {
    const those = measured.filter((each) => each.group === group && sold.includes(each.size));
    return those.length > 0 ? `${group} ${rangeOf(those.map(({ size }) => size))}` : [];
  });
  const text = [said.join(', '), fit].filter(Boolean).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param sizes from small to large */
function rangeOf(sizes: readonly string[]): string {
  const [first = '', last = ''] = [sizes[0], sizes.at(-1)];
  const from = /^Age (\d+)/.exec(first)?.[1];
  const to = /^Age .*?(\d+)$/.exec(last)?.[1];
  if (from !== undefined && to !== undefined) return `age ${from} to ${to}`;
  return first === last ? first : `${first} to ${last}`;
}
