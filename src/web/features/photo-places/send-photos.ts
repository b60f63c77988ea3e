/** Sends photographs one after another and puts each into its place. Loaded when the first is chosen. */
import { dpiOf, GOOD_DPI } from '../../../artwork/check/check-design.ts';
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

export interface Sent {
  /** Why photographs were refused, each reason once; empty for a reason that is not the shopper's. */
  refused: readonly string[];
  /** If there are several places, that of the least sharp one; of the first one if all are sharp enough. */
  lookAt: string | undefined;
}

export async function sendPhotos({ files, places, onSending, onPlaced }: Sending): Promise<Sent> {
  const faults = new Set<string>();
  const placed: { place: string; dpi: number }[] = [];
  let at = 0;
  for (const [number, file] of files.entries()) {
    const place = places[at];
    if (!place) break;
    onSending(number + 1);
    try {
      const photo = await savePhotograph(file, artworkCalls);
      const filled = inPlace(photo, place);
      onPlaced(filled);
      placed.push({ place: place.id, dpi: Math.min(dpiOf(filled, photo), GOOD_DPI) });
      at += 1;
    } catch (failure) {
      faults.add(failure instanceof Refusal ? failure.message : '');
    }
  }
  const least = Math.min(...placed.map(({ dpi }) => dpi));
  const worst = placed.find(({ dpi }) => dpi === least)?.place;
  return { refused: [...faults], lookAt: places.length > 1 ? worst : undefined };
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
