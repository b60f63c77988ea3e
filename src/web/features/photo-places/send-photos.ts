/** Sends photographs one after another and puts each into its place. Loaded when the first is chosen. */
import { firstCrop, type PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { savePhotograph } from '../../../live-photo/photographs.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { Refusal } from '../../api/refusal.ts';

export interface Sending {
  /** In the order of the places. */
  files: readonly File[];
  places: readonly PhotoPlace[];
  /** Counted from 1. */
  onSending: (number: number) => void;
  onPlaced: (photo: Omit<PlacedPhoto, 'id'>) => void;
}

/** Why photographs were refused, each reason once; empty for a reason that is not the shopper's. */
export async function sendPhotos({
  files,
  places,
  onSending,
  onPlaced,
}: Sending): Promise<string[]> {
  const faults = new Set<string>();
  let at = 0;
  for (const [number, file] of files.entries()) {
    const place = places[at];
    if (!place) break;
    onSending(number + 1);
    try {
      const photo = await savePhotograph(file, artworkCalls);
      onPlaced(inPlace(photo, place));
      at += 1;
    } catch (failure) {
      faults.add(failure instanceof Refusal ? failure.message : '');
    }
  }
  return [...faults];
}

function inPlace(
  { upload, ...pixels }: Awaited<ReturnType<typeof savePhotograph>>,
  { id, x, y, w, h, rotation }: PhotoPlace,
): Omit<PlacedPhoto, 'id'> {
  return {
    type: 'photo',
    place: id,
    upload,
    x,
    y,
    w,
    h,
    ...(rotation !== undefined && { rotation }),
    crop: firstCrop(pixels, { w, h }),
    tone: 'colour',
  };
}
