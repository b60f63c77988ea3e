/** Paints every angle of a product wearing the shopper's words; loaded with the painter, when there is something to paint. */
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import {
  previewPersonalisation,
  emptyPersonalisation,
} from '../../../domain/personalisation/preview-personalisation.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { liveProduct } from '../../../live-photo/live-photo.ts';
import type { LiveProductName } from '../../../live-photo/live-photo.ts';

export interface LivePictureRequest extends LiveProductName {
  /** In the order in which they are to be painted. */
  angles: readonly string[];
  /** By field; null as it is made without words. */
  words: Readonly<Record<string, string>> | null;
  edits?: DesignEdits | undefined;
}

export interface PaintingNeeds {
  canvasesOf(angle: string): readonly HTMLCanvasElement[];
  /** False once the shopper has typed on. */
  isWanted(): boolean;
  painted(angle: string): void;
}

/** Pixels of a picture as wide as a phone or as half a page. */
function pictureWidth(): number {
  return Math.min(window.innerWidth, 600) * window.devicePixelRatio;
}

/** Fetches what painting needs; rejects where it cannot be had. */
export async function warmAngles({
  angles,
  ...name
}: Omit<LivePictureRequest, 'words' | 'edits'>): Promise<void> {
  const product = await liveProduct(name, artworkCalls);
  const width = pictureWidth();
  await Promise.all(angles.map((angle) => product.warm({ angle, width })));
}

/** Rejects with UnwritableWords, and with anything else where pictures cannot be painted here. */
export async function paintAngles(wish: LivePictureRequest, needs: PaintingNeeds): Promise<void> {
  const { angles, words, edits, ...name } = wish;
  const product = await liveProduct(name, artworkCalls);
  const { fields } = product;
  const personalisation =
    words === null
      ? emptyPersonalisation(fields)
      : previewPersonalisation({ v: 1, fields: { ...words }, edits }, fields);
  const document = await product.dress(personalisation);
  for (const angle of angles) {
    if (!needs.isWanted()) return;
    const canvases = needs.canvasesOf(angle);
    if (await product.paint({ angle, width: pictureWidth(), document, canvases })) {
      needs.painted(angle);
    }
  }
}
