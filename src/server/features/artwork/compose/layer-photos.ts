/** Prepares a design's photographs for the renderer: by layer, in the layer's tone, turned, encoded. */
import type { DesignDocument, ImageLayer } from '../../../../artwork/design/design.ts';
import { toneMatrix, type Toning } from '../../../../artwork/plate/photo-tone.ts';
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
  const photos = imagesOf(document).map(async (layer) => {
    const bytes = pictures.get(layer.upload);
    return bytes ? ([[layer.id, await toned(bytes, layer)]] as const) : [];
  });
  return Object.fromEntries((await Promise.all(photos)).flat());
}

async function toned(bytes: Uint8Array, toning: Toning): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { turn = 0 } = toning;
  const upright = sharp(bytes);
  const { hasAlpha, format } = await upright.metadata();
  const matrix = toneMatrix(toning);
  if (!matrix && turn === 0 && format === 'jpeg') return bytes;
  const picture = turn === 0 ? upright : upright.rotate(turn * 90);
  const coloured = matrix ? picture.recomb(matrix) : picture;
  // sharp inverts before it tones, whatever the order of the calls.
  const inked =
    toning.mark === 'dark'
      ? sharp(await coloured.png({ compressionLevel: 0 }).toBuffer()).negate({ alpha: false })
      : coloured;
  return hasAlpha
    ? inked.png({ compressionLevel: 1 }).toBuffer()
    : inked.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
