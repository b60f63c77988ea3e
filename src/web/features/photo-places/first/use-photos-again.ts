/** Puts photographs on other products into the places of a design, and shows them as if they had just been chosen. */
import type { PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import type { DesignEdits, OwnPhoto } from '../../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../../live-photo/photographs.ts';
import { poorPhotos } from '../sharpness.ts';
import type { CurrentPlace } from '../use-current-place.ts';
import { reused } from './reuse-photos.ts';

interface Reusing {
  /** Without a photograph. */
  open: readonly PhotoPlace[];
  edits: DesignEdits;
  onChange: (change: (edits: DesignEdits) => DesignEdits) => void;
  current: CurrentPlace;
}

export function usePhotosAgain({ open, edits, onChange, current }: Reusing) {
  return (photos: readonly OwnPhoto[]): void => {
    const placed = placedPhotos(reused(edits, open, photos, pixelsOf));
    onChange((before) => reused(before, open, photos, pixelsOf));
    const isFilled = open.every(({ id }) => placed.has(id));
    const isAnyPoor = poorPhotos([...placed.values()], pixelsOf).size > 0;
    if (isFilled && !isAnyPoor) current.fill();
    else current.ask();
  };
}
