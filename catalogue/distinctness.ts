/**
 * Measures how much the descriptions of two products share. Words: distinct content words (without
 * stop words and the blank's own facts) that both use, as a share of the shorter list. Phrases: the
 * same for runs of three words, including stop words. The shorter list is the stricter divisor: a
 * short text inside a long one counts in full.
 */
import type { Blank, Product } from './shape.ts';

export interface Likeness {
  share: number;
  first: string;
  second: string;
  shared: string[];
}

const STOP_WORDS = new Set(
  `a about above after again all also am an and any anyone anything are as at away be because been before behind below
  beneath both but by can could did do does down each either else enough even ever every everybody everyone few for
  from get gets give given go goes had has have he her hers him his how i if in into is it its itself just keep kept
  less let like made make makes many may might more most much must my neither never no nobody none nor not nothing of
  off on once one ones only or other our out over own per put quite rather round same say says she should since so some
  somebody someone something still such takes than that the their them then there these they thing things this those
  though three through to too two under until up upon us use used very want was we well were what whatever when where
  which while who whoever whom whose why will with within without would yet you your yours`.split(
    /\s+/,
  ),
);

/** In writing order; ’ and - inside a word belong to it, a plural or possessive ’s does not. */
function words(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    word.replace(/’s$/, ''),
  );
}

export function contentWords(text: string): string[] {
  return [...new Set(words(text))].filter((word) => !STOP_WORDS.has(word));
}

function phrases(text: string): string[] {
  const all = words(text);
  return [...new Set(all.slice(2).map((word, at) => `${all[at]} ${all[at + 1]} ${word}`))];
}

function factsOf({ name, material, size, capacity, care, production }: Blank): string[] {
  const byFinish = [material, production].flatMap((fact) =>
    typeof fact === 'string' ? fact : Object.values(fact),
  );
  return words([name, ...byFinish, size, capacity ?? '', care].join(' '));
}

/** Every pair of products, the most similar first. */
export function closestPairs(
  products: readonly Product[],
  blanks: readonly Blank[],
  by: 'words' | 'phrases',
): Likeness[] {
  const read = products.map(({ slug, description, blank }) => {
    const facts = new Set(blanks.filter((each) => each.slug === blank).flatMap(factsOf));
    const text = description.join(' ');
    const parts =
      by === 'words' ? contentWords(text).filter((word) => !facts.has(word)) : phrases(text);
    return { slug, parts: new Set(parts) };
  });
  return read
    .flatMap((first, at) => read.slice(at + 1).map((second) => likeness(first, second)))
    .toSorted((one, other) => other.share - one.share);
}

interface Reading {
  slug: string;
  parts: Set<string>;
}

function likeness(first: Reading, second: Reading): Likeness {
  const shared = [...first.parts].filter((part) => second.parts.has(part));
  const shorter = Math.min(first.parts.size, second.parts.size);
  return {
    share: shorter === 0 ? 0 : shared.length / shorter,
    first: first.slug,
    second: second.slug,
    shared,
  };
}
