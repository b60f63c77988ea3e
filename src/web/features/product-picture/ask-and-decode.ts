/** Requests pictures from the server while text is typed. Loaded if the browser cannot paint them. */
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { browserApi } from '../../api/client.ts';
import {
  pictureRequests,
  type PictureRequests,
  type PictureRequestNeeds,
} from './picture-requests.ts';

export interface PictureRequest {
  /** Which picture to replace, such as 'navy hero'. */
  place: string;
  productId: string;
  angle?: string;
  /** By field; null for a design without personalisation. */
  words: Readonly<Record<string, string>> | null;
  edits?: DesignEdits | undefined;
}

const PAUSE_MS = 350;

export function serverPictures(
  callbacks: Pick<PictureRequestNeeds<PictureRequest>, 'arrived' | 'failed' | 'busy'>,
): PictureRequests<PictureRequest> {
  return pictureRequests({ ...callbacks, pauseMs: PAUSE_MS, ask: askAndDecode });
}

async function askAndDecode({ productId, angle, words, edits }: PictureRequest): Promise<string> {
  const { url } = await browserApi.call('artworkPreview', {
    body: {
      productId,
      angle,
      width: shownWidth() > 640 ? 960 : 640,
      personalisation: words ? { v: 1, fields: { ...words }, edits } : undefined,
    },
  });
  const image = new Image();
  image.src = url;
  await image.decode();
  return url;
}

/** In device pixels, for a picture as wide as a phone or half a page. */
function shownWidth(): number {
  return Math.min(window.innerWidth, 600) * window.devicePixelRatio;
}
