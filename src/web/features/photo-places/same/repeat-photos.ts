/** One photograph in several places of a design. */
import { inPlace, type PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { placedPhotos, withPhoto } from '../../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../../live-photo/photographs.ts';

/** Fills the places that are open with the photographs that were chosen, in their order, again and again. */
export function repeated(edits: DesignEdits, places: readonly PhotoPlace[]): DesignEdits {
  const placed = placedPhotos(edits);
  const chosen = places.flatMap(({ id }) => placed.get(id) ?? []);
  const open = places.filter(({ id }) => !placed.has(id));
  return open.reduce((before, place, at) => {
    const photo = chosen[at % chosen.length];
    if (!photo) return before;
    return withPhoto(before, { ...inPlace(photo, place, { pixelsOf }), place: place.id });
  }, edits);
}

/** Puts the photograph of a place into all others, instead of what is there. */
export function inEveryPlace(
  edits: DesignEdits,
  places: readonly PhotoPlace[],
  from: PhotoPlace,
): DesignEdits {
  const photo = placedPhotos(edits).get(from.id);
  if (!photo) return edits;
  const others = places.filter(({ id }) => id !== from.id);
  return others.reduce(
    (before, place) =>
      withPhoto(before, { ...inPlace(photo, place, { pixelsOf }), place: place.id }),
    edits,
  );
}
