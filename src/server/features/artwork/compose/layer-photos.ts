/** Prepares a design's photographs for the renderer: by layer, in the layer's tone, encoded. */
import sharp from 'sharp';
import type { DesignDocument, ImageLayer } from '../../../../artwork/design/design.ts';
import { PHOTO_TONES } from '../../../../artwork/plate/photo-tone.ts';
import type { Photos } from '../machine/photos.ts';

/** Whole, upright, encoded pictures by upload id. */
export type UploadedPictures = ReadonlyMap<string, Uint8Array>;

const imagesOf = ({ layers }: DesignDocument): ImageLayer[] =>
  layers.flatMap((layer) => (layer.type === 'image' ? [layer] : []));

export const uploadsIn = (document: DesignDocument): string[] => [
  ...new Set(imagesOf(document).map(({ upload }) => upload)),
];

/** JPEG, or PNG with transparency, by layer id; layers whose picture is deleted are left out. */
export async function layerPhotos(
  document: DesignDocument,
  pictures: UploadedPictures,
): Promise<Photos> {
  const photos = imagesOf(document).map(async ({ id, upload, tone }) => {
    const bytes = pictures.get(upload);
    return bytes ? ([[id, await toned(bytes, tone)]] as const) : [];
  });
  return Object.fromEntries((await Promise.all(photos)).flat());
}

async function toned(bytes: Uint8Array, tone: ImageLayer['tone']): Promise<Uint8Array> {
  const picture = sharp(bytes);
  const { hasAlpha, format } = await picture.metadata();
  if (tone === 'colour' && format === 'jpeg') return bytes;
  const coloured = tone === 'colour' ? picture : picture.recomb(PHOTO_TONES[tone]);
  return hasAlpha
    ? coloured.png({ compressionLevel: 1 }).toBuffer()
    : coloured.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
