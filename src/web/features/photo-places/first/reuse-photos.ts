/** Puts photographs from other products into the open places of a design. */
import { inPlace, type PhotoPlace, type Pixels } from '../../../../artwork/design/photo-place.ts';
import type { DesignEdits, OwnPhoto } from '../../../../domain/personalisation/design-edits.ts';
import { withPhoto } from '../../../../domain/personalisation/placed-photos.ts';

/** In the order of the places. What belongs to the other design, such as a shape, stays behind. */
export function reused(
  edits: DesignEdits,
  open: readonly PhotoPlace[],
  photos: readonly OwnPhoto[],
  pixelsOf: (upload: string) => Pixels | undefined,
): DesignEdits {
  return photos.slice(0, open.length).reduce((before, photo, at) => {
    const place = open[at];
    if (!place) return before;
    const { shape: _shape, opacity: _opacity, behind: _behind, ...taken } = photo;
    const filled = inPlace({ ...taken, tone: 'colour' }, place, { pixelsOf });
    return withPhoto(before, { ...filled, place: place.id });
  }, edits);
}
