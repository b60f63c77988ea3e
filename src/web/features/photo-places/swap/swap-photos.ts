/** Two places of a design exchange their photographs. */
import { inPlace, type PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import {
  placedPhotos,
  withPhoto,
  type PlacedPhoto,
} from '../../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../../live-photo/photographs.ts';

/** Each keeps as much of its part as fits the other frame. To a place that is empty, a photograph moves. */
export function swapped(edits: DesignEdits, from: PhotoPlace, to: PhotoPlace): DesignEdits {
  const photos = placedPhotos(edits);
  const photo = photos.get(from.id);
  const other = photos.get(to.id);
  if (!photo || from.id === to.id) return edits;
  const moved = withPhoto(edits, movedTo(to, photo));
  return other ? withPhoto(moved, movedTo(from, other)) : without(moved, from);
}

const movedTo = (place: PhotoPlace, photo: PlacedPhoto) => ({
  ...inPlace(photo, place, { pixelsOf }),
  place: place.id,
});

const without = (edits: DesignEdits, place: PhotoPlace): DesignEdits => ({
  ...edits,
  own: (edits.own ?? []).filter((layer) => layer.type !== 'photo' || layer.place !== place.id),
});
