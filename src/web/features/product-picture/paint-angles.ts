/** Paints every angle of a product with the shopper's personalisation. Loaded with the painter on first use. */
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import {
  previewPersonalisation,
  emptyPersonalisation,
} from '../../../domain/personalisation/preview-personalisation.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { notePainted } from '../../state/designs/seen-pictures.ts';
import { liveProduct } from '../../../live-photo/live-photo.ts';
import type { LiveProductName } from '../../../live-photo/live-photo.ts';

export interface LivePictureRequest extends LiveProductName {
  /** In painting order. */
  angles: readonly string[];
  /** By field; null for a design without personalisation. */
  words: Readonly<Record<string, string>> | null;
  edits?: DesignEdits | undefined;
}

export interface PaintingNeeds {
  canvasesOf(angle: string): readonly HTMLCanvasElement[];
  /** False once the shopper has typed more. */
  isWanted(): boolean;
  painted(angle: string): void;
}

/** Pixels of a picture as wide as a phone or half a page. */
function pictureWidth(): number {
  return Math.min(window.innerWidth, 600) * window.devicePixelRatio;
}

/** Fetches what painting needs. Rejects if any of it fails to load. */
export async function warmAngles({
  angles,
  ...name
}: Omit<LivePictureRequest, 'words' | 'edits'>): Promise<void> {
  const product = await liveProduct(name, artworkCalls);
  const width = pictureWidth();
  await Promise.all(angles.map((angle) => product.warm({ angle, width })));
}

/** Rejects with UnwritableWords, or with another error if pictures cannot be painted here. */
export async function paintAngles(
  request: LivePictureRequest,
  needs: PaintingNeeds,
): Promise<void> {
  const { slug, plate, angles, words } = request;
  const { product, personalisation, document } = await openDesign(request);
  for (const angle of angles) {
    if (!needs.isWanted()) return;
    const canvases = needs.canvasesOf(angle);
    if (await product.paint({ angle, width: pictureWidth(), document, canvases })) {
      needs.painted(angle);
      const [canvas] = canvases;
      const made = { slug, plate, personalisation: words && personalisation };
      if (canvas) notePainted(made, angle, canvas);
    }
  }
}

/** Paints one angle as sharp as its canvas is large. Rejects as `paintAngles` does. */
export async function paintLarge(
  request: Omit<LivePictureRequest, 'angles'>,
  angle: string,
  canvas: HTMLCanvasElement,
): Promise<void> {
  const { product, document } = await openDesign(request);
  await product.paint({ angle, width: canvas.width, document, canvases: [canvas] });
}

async function openDesign({ slug, plate, words, edits }: Omit<LivePictureRequest, 'angles'>) {
  const product = await liveProduct({ slug, plate }, artworkCalls);
  const { fields } = product;
  const personalisation =
    words === null
      ? emptyPersonalisation(fields)
      : previewPersonalisation({ v: 1, fields: { ...words }, edits }, fields);
  return { product, personalisation, document: await product.fill(personalisation) };
}
