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

export interface CardRequest {
  slug: string;
  plate: string;
  angle: string;
  name: string;
  /** Written on another product, by field. */
  words?: Readonly<Record<string, string>> | undefined;
}

export type CardOutcome = 'painted' | 'unfit' | 'unwanted';

const FETCHED_AT_ONCE = 4;
/** The width of the smaller sheet. Cards are rarely shown larger. */
const WIDEST = 480;

const fetching = workQueue(FETCHED_AT_ONCE);
const painting = workQueue(1);

/** Resolves to unfit if the design has no field for the name or cannot write it. Rejects if painting fails. */
export async function paintCard(
  { slug, plate, angle, name, words }: CardRequest,
  canvas: HTMLCanvasElement,
  wanted: AbortSignal,
): Promise<CardOutcome> {
  // Keep the size of the first picture, parts of which are reused when only the text changes.
  const width = canvas.width || Math.min(WIDEST, Math.round(canvas.clientWidth * devicePixelRatio));
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

function fits({ fields }: LiveProduct, name: string): boolean {
  return fields.some(
    (field) => field.name === NAME_FIELD && countCharacters(name) <= field.maxLength,
  );
}
