/** What a product is personalised with, in a few words for its card. */

/** By what a label says, the first that fits; `photo` and `photos` are the card's own words. */
const KINDS = [
  ['photos', /^\d+ photos$/m],
  ['photo', /^Photo$/m],
  ['names', /\bnames\b/i],
  ['name', /\bname\b/i],
  ['initials', /\binitials\b/i],
  ['date', /^dates?$/im],
] as const;

/** From the labels of a card, not empty. */
export function toAdd(labels: readonly string[]) {
  const text = labels.join('\n');
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'words';
  return (kind === 'name' || kind === 'names') && /\bdates?\b/i.test(text)
    ? (`${kind}AndDate` as const)
    : kind;
}
