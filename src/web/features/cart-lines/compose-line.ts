/** Produces the picture of a cart line as it will be made: painted in the browser if allowed, else by the server. */
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';
import { seenPicture } from '../../state/designs/seen-pictures.ts';
import { canPaint } from '../../../live-photo/can-paint.ts';
import { workQueue } from '../../name-preview/work-queue.ts';
import type { LineRequest } from '../../name-preview/paint-line.ts';
import { composedWidth, type ComposedWidth } from './composed-width.ts';

export interface ComposedLine {
  asked: {
    productId: string;
    angle?: string;
    personalisation?: Personalisation;
  };
  /** Present if the browser may paint it. */
  painted?: Omit<LineRequest, 'width'>;
}

/** Limits parallel requests, so that a cart of two hundred lines does not fill the server's queue. */
const asking = workQueue(3);

/**
 * Returns the URL of a decoded picture, sharp at the given width in CSS pixels. Rejects if the server
 * cannot supply it either.
 * @param onSeen takes what the shopper has just seen on the product's page, until the picture is there
 */
export async function composeLine(
  { asked, painted }: ComposedLine,
  widthPx: number,
  onSeen?: (url: string) => void,
): Promise<string> {
  const seen = seenPicture(asked);
  if (seen) onSeen?.(seen);
  const width = composedWidth(widthPx, window.devicePixelRatio);
  if (painted && canPaint()) {
    try {
      const { paintLine } = await import('../../name-preview/paint-line.ts');
      return await paintLine({ ...painted, width });
    } catch (failure) {
      console.warn('The server composes what is in the cart', failure);
    }
  }
  const made = asking(() => askAndDecode(asked, width));
  return seen ? made.catch(() => seen) : made;
}

async function askAndDecode(asked: ComposedLine['asked'], width: ComposedWidth): Promise<string> {
  const body = { ...asked, width } as const;
  const { url } = await browserApi.call('artworkPreview', { body });
  const image = new Image();
  image.src = url;
  await image.decode();
  return url;
}
