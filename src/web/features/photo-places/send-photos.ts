/** Sends photographs one after another and puts each into its place. Loaded when the first is chosen. */
import { dpiOf, GOOD_DPI } from '../../../artwork/check/check-design.ts';
import { firstCrop, type PhotoPlace } from '../../../artwork/design/photo-place.ts';
import { isPoor } from './sharpness.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { savePhotograph } from '../../../live-photo/photographs.ts';
import { showUnsent } from '../../../live-photo/unsent-photograph.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { Refusal } from '../../api/refusal.ts';

export interface Sending {
  /** In the order of the places. */
  files: readonly File[];
  places: readonly PhotoPlace[];
  /** Counted from 1. */
  onSending: (number: number) => void;
  /** A photograph can be seen on the product before it is sent. */
  onUnsent: (photo: Omit<PlacedPhoto, 'id'>) => void;
  onPlaced: (photo: Omit<PlacedPhoto, 'id'>) => void;
}

export interface Sent {
  /** Why photographs were refused, each reason once; empty for a reason that is not the shopper's. */
  refused: readonly string[];
  /** If there are several places, that of the least sharp one; of the first one if all are sharp enough. */
  lookAt: string | undefined;
  /** Whether one of them cannot be made or will look blurred. */
  isAnyPoor: boolean;
  /** Those that were taken, by their upload. */
  taken: ReadonlyMap<string, File>;
  /** Those for which there was no place. */
  spare: readonly File[];
}

export async function sendPhotos(sending: Sending): Promise<Sent> {
  const { files, places, onSending, onUnsent, onPlaced } = sending;
  const faults = new Set<string>();
  const placed: { place: string; dpi: number }[] = [];
  const taken = new Map<string, File>();
  let [at, tried] = [0, 0];
  for (const [number, file] of files.entries()) {
    const place = places[at];
    if (!place) break;
    tried = number + 1;
    onSending(tried);
    try {
      const saving = savePhotograph(file, artworkCalls);
      let isSent = false;
      showUnsent(file).then(
        (photo) => isSent || onUnsent(inPlace(photo, place)),
        // It is seen once it has been sent.
        () => {},
      );
      const photo = await saving.finally(() => {
        isSent = true;
      });
      const filled = inPlace(photo, place);
      onPlaced(filled);
      taken.set(filled.upload, file);
      placed.push({ place: place.id, dpi: Math.min(dpiOf(filled, photo), GOOD_DPI) });
      at += 1;
    } catch (failure) {
      faults.add(failure instanceof Refusal ? failure.message : '');
    }
  }
  const least = Math.min(...placed.map(({ dpi }) => dpi));
  const worst = placed.find(({ dpi }) => dpi === least)?.place;
  return {
    refused: [...faults],
    lookAt: places.length > 1 ? worst : undefined,
    isAnyPoor: isPoor(least),
    taken,
    spare: files.slice(tried),
  };
}

function inPlace(
  { upload, ...pixels }: Awaited<ReturnType<typeof showUnsent>>,
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
