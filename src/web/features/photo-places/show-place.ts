/** Turns the gallery to the picture that shows a place. Loaded when a photograph is chosen or adjusted. */
import type { RefObject } from 'react';
import { facingAngle, type View } from '../../../artwork/plate/facing-angle.ts';
import type { PlateSheets } from '../../../artwork/plate/plate-sheet.ts';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import { fetchJson } from '../../../live-photo/artwork-files.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';

/** The pictures of the product, which show its places. */
export interface PhotoGallery {
  /** Scrolls from picture to picture, each as wide as it is. */
  strip: RefObject<HTMLElement | null>;
  pictures: readonly { angle: string }[];
  livePlace: { slug: string; plate: string };
  /** Fetches what painting them needs. */
  warm: () => void;
}

type Plates = readonly (View & { plate: PlateSheets })[];

const known = new Map<string, Promise<Plates>>();

/** Rejects if the plates fail to load. The picture stays if it shows the place nearly as well as another. */
export async function showPlace(
  { x, y }: Pick<PhotoPlace, 'x' | 'y'>,
  { strip, pictures, livePlace: { slug, plate } }: PhotoGallery,
): Promise<void> {
  const views = await platesOf(slug, plate);
  const [first] = views;
  const { current } = strip;
  if (!first || !current) return;
  const now = pictures[Math.round(current.scrollLeft / current.clientWidth)]?.angle ?? '';
  const { w, h } = first.plate.area;
  const shown = pictures.flatMap(({ angle }) => views.find((view) => view.angle === angle) ?? []);
  const spot = { u: x / w, v: y / h };
  // Of those that show it nearly as well as the best one, the first: it shows most of the product.
  const wanted = [now, ...shown.map(({ angle }) => angle)].find(
    (angle) => facingAngle(shown, spot, angle) === angle,
  );
  const at = pictures.findIndex(({ angle }) => angle === wanted);
  if (wanted !== now && at >= 0) current.scrollTo({ left: at * current.clientWidth });
}

function platesOf(slug: string, plate: string): Promise<Plates> {
  const key = `${slug} ${plate}`;
  const views = known.get(key) ?? fetchPlates(slug, plate);
  known.set(key, views);
  // Forget a failure, so that the next request retries.
  views.catch(() => known.delete(key));
  return views;
}

async function fetchPlates(slug: string, plate: string): Promise<Plates> {
  const { plates } = await artworkCalls.kit({ slug, plate });
  return Promise.all(
    plates.map(async ({ angle, address }) => ({
      angle,
      plate: await fetchJson<PlateSheets>(address),
    })),
  );
}
