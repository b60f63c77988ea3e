/** The picture of something in the cart as it will be made: painted here where it may be, else by the server. */
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';
import { canPaint } from '../../../live-photo/can-paint.ts';
import { turns } from '../../name-preview/work-queue.ts';
import type { LineRequest } from '../../name-preview/paint-line.ts';

export interface ComposedLine {
  asked: {
    productId: string;
    angle?: string;
    personalisation?: Personalisation;
  };
  /** Where the browser may paint it. */
  painted?: Omit<LineRequest, 'width'>;
}

/** A cart of two hundred must not fill the queue that other shoppers wait in. */
const asking = turns(3);

/** Answers the address of a decoded picture. Rejects where the server has none either. */
export async function composeLine({ asked, painted }: ComposedLine, width: 320): Promise<string> {
  if (painted && canPaint()) {
    try {
      const { paintLine } = await import('../../name-preview/paint-line.ts');
      return await paintLine({ ...painted, width });
    } catch (failure) {
      console.warn('The server composes what is in the cart', failure);
    }
  }
  return asking(() => askAndDecode(asked, width));
}

async function askAndDecode(asked: ComposedLine['asked'], width: 320): Promise<string> {
  const body = { ...asked, width } as const;
  const { url } = await browserApi.call('artworkPreview', { body });
  const image = new Image();
  image.src = url;
  await image.decode();
  return url;
}
