/** Photographs as designs show them on screen, the shopper's and samples: uncropped, upright, in their layer's tone, turned. */
import type { DesignDocument, ImageLayer } from '../artwork/design/design.ts';
import { samplesIn } from '../artwork/design/sample-photo.ts';
import type { Toning } from '../artwork/plate/photo-tone.ts';
import type { ArtworkCalls } from './artwork-calls.ts';

export interface PixelSize {
  width: number;
  height: number;
}

const sizes = new Map<string, PixelSize>();
const pictures = new Map<string, Promise<ImageBitmap>>();
const shown = new Map<string, string>();

/** Uploads a photograph. Throws what the call throws if it is refused, such as for its size. */
export async function savePhotograph(
  file: Blob,
  calls: ArtworkCalls,
): Promise<{ upload: string } & PixelSize> {
  const body = new Uint8Array(await file.arrayBuffer());
  const { id, width, height, url } = await calls.savePhotograph(body);
  sizes.set(id, { width, height });
  pictures.set(id, fetchPicture(url));
  return { upload: id, width, height };
}

/** Lets a picture be drawn under an id that only this page knows. */
export function keepPicture(id: string, picture: ImageBitmap): void {
  pictures.set(id, Promise.resolve(picture));
}

/** The photograph's original size in pixels, once known. */
export function pixelsOf(upload: string): PixelSize | undefined {
  return sizes.get(upload);
}

/** Loads the shopper's photographs in a design. Rejects if one has been deleted. */
export async function loadPhotographs(
  { layers }: Pick<DesignDocument, 'layers'>,
  calls: ArtworkCalls,
): Promise<void> {
  const photographs = layers.filter((layer) => layer.type === 'image');
  await Promise.all(photographs.map((layer) => load(layer, (id) => fetchUpload(id, calls))));
}

/** Loads what a design's open places show. @param addresses by name, from the artwork kit */
export async function loadSamples(
  design: Pick<DesignDocument, 'layers'>,
  addresses: Readonly<Record<string, string>>,
): Promise<void> {
  await Promise.all(
    samplesIn(design).map(({ name, image }) => {
      const address = addresses[name];
      if (!address) throw new Error(`The photograph ${name} has no address`);
      return load(image, () => fetchPicture(address));
    }),
  );
}

/** The picture as a data: URL, for drawings; undefined until it is loaded. */
export function photographOf(layer: Shown): string | undefined {
  return shown.get(keyOf(layer));
}

type Shown = Toning & Pick<ImageLayer, 'upload'>;

/** Equal for layers that show a photograph in the same tone, turned alike. */
const keyOf = ({ upload, tone, brightness = 0, mark, turn }: Shown) =>
  [upload, tone, brightness, mark, turn || 0].join(' ');

/** Loaded with the first photograph: most designs have none. */
const fetching = () => import('./fetch-photograph.ts');

async function load(
  layer: ImageLayer,
  fetchIt: (upload: string) => Promise<ImageBitmap>,
): Promise<void> {
  const { upload } = layer;
  const key = keyOf(layer);
  if (shown.has(key)) return;
  const known = pictures.get(upload) ?? fetchIt(upload);
  pictures.set(upload, known);
  // Forget a failure, so that the next request retries.
  known.catch(() => pictures.delete(upload));
  const picture = await known;
  const { toned } = await fetching();
  // The form and the picture of the product want it at the same time.
  if (!shown.has(key)) shown.set(key, toned(picture, layer));
}

async function fetchUpload(upload: string, calls: ArtworkCalls): Promise<ImageBitmap> {
  const { width, height, url } = await calls.photograph(upload);
  sizes.set(upload, { width, height });
  return fetchPicture(url);
}

async function fetchPicture(url: string): Promise<ImageBitmap> {
  return (await fetching()).fetchPicture(url);
}
