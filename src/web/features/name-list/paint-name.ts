/** Paints the list's names on the product, one by one when idle. The server composes what the browser cannot. */
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { previewPersonalisation } from '../../../domain/personalisation/preview-personalisation.ts';
import { browserApi } from '../../api/client.ts';
import { canPaint } from '../../../live-photo/can-paint.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { liveProduct } from '../../../live-photo/live-photo.ts';
import { whenIdle } from '../../state/when-idle.ts';
import { workQueue } from '../../name-preview/work-queue.ts';

export interface NameRequest {
  productId: string;
  slug: string;
  plate: string;
  angle: string;
  personalisation: Personalisation;
}

/** The width of a photograph's smaller sheet. */
const WIDEST = 480;
const COMPOSED_WIDTH = 320;

const painting = workQueue(1);
const asking = workQueue(2);

/** False if it is no longer wanted. Rejects if the name cannot be written, or neither side can compose it. */
export async function paintName(
  request: NameRequest,
  canvas: HTMLCanvasElement,
  wanted: AbortSignal,
): Promise<boolean> {
  if (canPaint()) {
    try {
      return await painting(() => paint(request, canvas, wanted));
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'UnwritableWords') throw failure;
      console.warn('The server pictures the names', failure);
    }
  }
  return asking(() => fetchPicture(request, canvas, wanted));
}

async function paint(
  { slug, plate, angle, personalisation }: NameRequest,
  canvas: HTMLCanvasElement,
  wanted: AbortSignal,
): Promise<boolean> {
  await new Promise<void>(whenIdle);
  if (wanted.aborted) return false;
  const product = await liveProduct({ slug, plate }, artworkCalls);
  const document = await product.fill(previewPersonalisation(personalisation, product.fields));
  const width = sized(canvas);
  if (wanted.aborted) return false;
  return product.paint({ angle, width, document, canvases: [canvas] });
}

async function fetchPicture(
  { productId, angle, personalisation }: NameRequest,
  canvas: HTMLCanvasElement,
  wanted: AbortSignal,
): Promise<boolean> {
  if (wanted.aborted) return false;
  const { url } = await browserApi.call('artworkPreview', {
    body: { productId, angle, width: COMPOSED_WIDTH, personalisation },
  });
  const image = new Image();
  image.src = url;
  await image.decode();
  if (wanted.aborted) return false;
  const width = sized(canvas);
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, width);
  return true;
}

function sized(canvas: HTMLCanvasElement): number {
  if (canvas.width <= 1)
    canvas.width = canvas.height = Math.min(
      WIDEST,
      Math.round(canvas.clientWidth * devicePixelRatio),
    );
  return canvas.width;
}
