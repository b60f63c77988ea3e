/** Paints a cart line as it will be made, with its personalisation. */
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
  /** Without edits; null for a line without personalisation. */
  personalisation: Personalisation | null;
  /** In pixels. */
  width: number;
}

/** Returns the URL of a picture, valid until the page closes. Rejects if painting fails. */
export async function paintLine(request: LineRequest): Promise<string> {
  const { slug, plate, angle, personalisation, width } = request;
  const product = await liveProduct({ slug, plate }, artworkCalls);
  const shown = personalisation
    ? previewPersonalisation(personalisation, product.fields)
    : emptyPersonalisation(product.fields);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = width;
  const filled = await product.fill(shown);
  await product.paint({ angle, width, document: filled, canvases: [canvas] });
  const picture = await new Promise<Blob | null>((made) => canvas.toBlob(made));
  if (!picture) throw new Error('The picture could not be kept');
  return URL.createObjectURL(picture);
}
