/**
 * Paints the shopper's name on a product's picture. Fetches a few products at a time and paints one
 * by one when idle.
 */
import { countCharacters } from '../../domain/personalisation/personalisation.ts';
import { previewPersonalisation } from '../../domain/personalisation/preview-personalisation.ts';
import { NAME_FIELD } from '../../domain/personalisation/sample-words.ts';
import { artworkCalls } from '../api/artwork-calls.ts';
import { liveProduct, type LiveProduct } from '../../live-photo/live-photo.ts';
import { whenIdle } from '../state/when-idle.ts';
import { cardWords } from './card-words.ts';
import { workQueue } from './work-queue.ts';

export interface PreviewedPicture {
  slug: string;
  plate: string;
  angle: string;
}

export interface CardRequest extends PreviewedPicture {
  name: string;
  /** Written on another product, by field. */
  words?: Readonly<Record<string, string>> | undefined;
}

export type CardOutcome = 'painted' | 'unfit' | 'unwanted';

const FETCHED_AT_ONCE = 4;
/** The widths of the sheets. */
const SMALL = 480;
const LARGE = 960;
/** In CSS pixels. Wider pictures are few on their page, and as sharp as the screen. */
const CARD_WIDTH = 300;
/** In CSS pixels, near the width of the front page's large pictures at all window sizes. */
const LARGE_PICTURE = 360;

const fetching = workQueue(FETCHED_AT_ONCE);
const painting = workQueue(1);

/** Resolves to unfit if the design has no field for the name or cannot write it. Rejects if painting fails. */
export async function paintCard(
  { slug, plate, angle, name, words }: CardRequest,
  canvas: HTMLCanvasElement,
  wanted: AbortSignal,
): Promise<CardOutcome> {
  // Keep the size of the first picture, parts of which are reused when only the text changes.
  const width = canvas.width || widthFor(canvas.clientWidth);
  const product = await fetching(async () => {
    if (wanted.aborted) return null;
    const opened = await liveProduct({ slug, plate }, artworkCalls);
    if (fits(opened, name)) await opened.warm({ angle, width });
    return opened;
  });
  if (!product) return 'unwanted';
  if (!fits(product, name)) return 'unfit';
  return painting(async () => {
    await new Promise<void>(whenIdle);
    if (wanted.aborted) return 'unwanted';
    const shown = previewPersonalisation(
      { v: 1, fields: cardWords(product.fields, name, words) },
      product.fields,
    );
    const document = await product.fill(shown);
    if (canvas.width === 0) canvas.width = canvas.height = width;
    try {
      const isPainted = await product.paint({ angle, width, document, canvases: [canvas] });
      return isPainted ? 'painted' : 'unwanted';
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'UnwritableWords') return 'unfit';
      throw failure;
    }
  });
}

/** In pixels. */
const widthFor = (cssWidth: number): number =>
  Math.min(cssWidth > CARD_WIDTH ? LARGE : SMALL, Math.round(cssWidth * devicePixelRatio));

/** Fetches in advance what a large picture needs. */
export async function warmLargePicture({ slug, plate, angle }: PreviewedPicture): Promise<void> {
  const product = await fetching(() => liveProduct({ slug, plate }, artworkCalls));
  await product.warm({ angle, width: widthFor(LARGE_PICTURE) });
}

function fits({ fields }: LiveProduct, name: string): boolean {
  return fields.some(
    (field) => field.name === NAME_FIELD && countCharacters(name) <= field.maxLength,
  );
}
