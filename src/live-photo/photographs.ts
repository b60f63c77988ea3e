/** Photographs as designs show them on screen, the shopper's and samples: uncropped, upright, in their layer's tone, turned. */
import type { DesignDocument, ImageLayer } from '../artwork/design/design.ts';
import { turnedPixels } from '../artwork/design/crop-framing.ts';
import { samplesIn } from '../artwork/design/sample-photo.ts';
import {
  toneMatrix,
  toningKey,
  type ToneMatrix,
  type Toning,
} from '../artwork/plate/photo-tone.ts';
import type { ArtworkCalls } from './artwork-calls.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** Pixels of the longer side: more than any stage or picture shows. */
const SHOWN = 1000;
const QUALITY = 0.9;

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
export function photographOf(layer: Toning & Pick<ImageLayer, 'upload'>): string | undefined {
  return shown.get(keyOf(layer));
}

const keyOf = (layer: Toning & Pick<ImageLayer, 'upload'>) => `${layer.upload} ${toningKey(layer)}`;

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
  shown.set(key, toned(await known, layer));
}

async function fetchUpload(upload: string, calls: ArtworkCalls): Promise<ImageBitmap> {
  const { width, height, url } = await calls.photograph(upload);
  sizes.set(upload, { width, height });
  return fetchPicture(url);
}

async function fetchPicture(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The photograph answered ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

function toned(picture: ImageBitmap, toning: Toning): string {
  const matrix = toneMatrix(toning);
  const scale = Math.min(1, SHOWN / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { turn = 0 } = toning;
  const canvas = Object.assign(
    document.createElement('canvas'),
    turnedPixels(toning, { width, height }),
  );
  const context = canvas.getContext('2d', { willReadFrequently: matrix !== undefined });
  if (!context) throw new Error('There is no canvas to tone a photograph on');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  if (matrix) {
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    tint(image.data, matrix, toning.mark === 'dark');
    context.putImageData(image, 0, 0);
  }
  return canvas.toDataURL('image/webp', QUALITY);
}

function tint(data: Uint8ClampedArray, matrix: ToneMatrix, isInverted: boolean): void {
  const [toRed, toGreen, toBlue] = matrix;
  for (let at = 0; at < data.length; at += 4) {
    const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
    data[at] = weighed(pixel, toRed);
    data[at + 1] = weighed(pixel, toGreen);
    data[at + 2] = weighed(pixel, toBlue);
    if (isInverted)
      for (let channel = at; channel < at + 3; channel += 1)
        data[channel] = 255 - (data[channel] ?? 0);
  }
}

type Three = readonly [number, number, number];

function weighed([red, green, blue]: Three, [fromRed, fromGreen, fromBlue]: Three): number {
  return red * fromRed + green * fromGreen + blue * fromBlue;
}
