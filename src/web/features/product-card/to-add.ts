/** What a product is personalised with, in a few words for its card. */

/** By what a label says, the first that fits; `photo` and `photos` are the card's own words. */
const KINDS = [
  ['photos', /^\d+ photos$/],
  ['photo', /^Photo$/],
  ['names', /\bnames\b/i],
  ['name', /\bname\b/i],
  ['initials', /\binitials\b/i],
  ['date', /^dates?$/i],
] as const;

const DATE = /\bdates?\b/i;

/** From the labels of a card, not empty. */
export function toAdd(labels: readonly string[]) {
  const one = (pattern: RegExp) => labels.some((label) => pattern.test(label));
  const kind = KINDS.find(([, pattern]) => one(pattern))?.[0] ?? 'words';
  return (kind === 'name' || kind === 'names') && one(DATE) ? (`${kind}AndDate` as const) : kind;
}
