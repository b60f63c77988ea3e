/** A photograph that is drawn before it has been sent. */
import { keepPicture, type PixelSize } from './photographs.ts';

/** Soon ready, and enough for a phone; in pixels. */
const WIDTH = 640;
let count = 0;

/** Rejects if the browser cannot read it. */
export async function showUnsent(file: Blob): Promise<{ upload: string } & PixelSize> {
  const picture = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
  count += 1;
  const upload = `unsent-${count}`;
  keepPicture(upload, picture);
  return { upload, width: picture.width, height: picture.height };
}
