/** What a product is personalised with, in a few words for its card. */

const PHOTO = /^(?:Photo|(\d+) photos)$/;

export type ToAdd =
  | 'photo'
  | 'photos'
  | 'initials'
  | `${'name' | 'names'}${'' | 'AndDate'}`
  | 'date'
  | 'words';

/** From the labels of a card. `count` is that of photos. Null if there is nothing to add. */
export function toAdd(personalises: readonly string[]): { kind: ToAdd; count: number } | null {
  const [first] = personalises;
  if (first === undefined) return null;
  const photos = PHOTO.exec(first);
  if (photos) {
    const count = Number(photos[1] ?? 1);
    return { kind: count === 1 ? 'photo' : 'photos', count };
  }
  return { kind: wordsToAdd(personalises), count: 0 };
}

function wordsToAdd(labels: readonly string[]): ToAdd {
  const one = (pattern: RegExp) => labels.some((label) => pattern.test(label));
  const hasDate = one(/\bdates?\b/i);
  if (one(/\bnames\b/i)) return hasDate ? 'namesAndDate' : 'names';
  if (one(/\bname\b/i)) return hasDate ? 'nameAndDate' : 'name';
  if (one(/\binitials\b/i)) return 'initials';
  return hasDate && labels.length === 1 ? 'date' : 'words';
}
