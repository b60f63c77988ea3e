/** The photographs that fill the places of a design, among a shopper's edits. */
import type { DesignEdits, OwnPhoto } from './design-edits.ts';

export type PlacedPhoto = OwnPhoto & { place: string };

/** By place; the first one counts. */
export function placedPhotos(edits: DesignEdits | undefined): ReadonlyMap<string, PlacedPhoto> {
  const photos = (edits?.own ?? []).filter(
    (layer): layer is PlacedPhoto => layer.type === 'photo' && layer.place !== undefined,
  );
  return new Map(photos.toReversed().map((photo) => [photo.place, photo]));
}

/** With this photograph in its place, and no other. */
export function withPhoto(edits: DesignEdits, photo: Omit<PlacedPhoto, 'id'>): DesignEdits {
  const own = edits.own ?? [];
  const before = own.find((layer) => layer.type === 'photo' && layer.place === photo.place);
  if (before) {
    const filled = { ...photo, id: before.id };
    return { ...edits, own: own.map((layer) => (layer === before ? filled : layer)) };
  }
  return { ...edits, own: [...own, { ...photo, id: freeId(own) }] };
}

/** Whether anything else of the design was changed. */
export function changesMore({ words, without, own }: DesignEdits): boolean {
  const others = (own ?? []).filter((layer) => layer.type !== 'photo' || !layer.place);
  return Object.keys(words ?? {}).length + (without?.length ?? 0) + others.length > 0;
}

function freeId(own: readonly { id: string }[]): string {
  const taken = new Set(own.map(({ id }) => id));
  let number = 1;
  while (taken.has(`p${number}`)) number += 1;
  return `p${number}`;
}
