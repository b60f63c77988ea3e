/** Paints something in the cart as it will be made, in its own words. */
import { fillFields } from '../../artwork/design/fill-fields.ts';
import type { Personalisation } from '../../domain/personalisation/personalisation.ts';
import {
  previewPersonalisation,
  emptyPersonalisation,
} from '../../domain/personalisation/preview-personalisation.ts';
import { artworkCalls } from '../api/artwork-calls.ts';
import { liveProduct } from '../../live-photo/live-photo.ts';

export interface LineRequest {
  slug: string;
  plate: string;
  angle: string;
  /** Without edits; null where it is made without words. */
  personalisation: Personalisation | null;
  /** Pixels across. */
  width: number;
}

/** Answers the address of a picture that lives as long as the page. Rejects where it cannot be painted here. */
export async function paintLine(wish: LineRequest): Promise<string> {
  const { slug, plate, angle, personalisation, width } = wish;
  const product = await liveProduct({ slug, plate }, artworkCalls);
  const words = personalisation
    ? previewPersonalisation(personalisation, product.fields)
    : emptyPersonalisation(product.fields);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = width;
  const dressed = fillFields(product.document, words);
  await product.paint({ angle, width, document: dressed, canvases: [canvas] });
  const picture = await new Promise<Blob | null>((made) => canvas.toBlob(made));
  if (!picture) throw new Error('The picture could not be kept');
  return URL.createObjectURL(picture);
}
