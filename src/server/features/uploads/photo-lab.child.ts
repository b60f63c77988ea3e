/** A process of its own that decodes what strangers send, so that nothing in it reaches the web process. */
import sharp from 'sharp';
import { ShopError } from '../../../domain/errors.ts';
import { developPhoto } from './develop-photo.ts';
import type { LabAnswer } from './photo-lab.ts';

/** Memory that a decoder has once had is not always given back: a process that grew so far makes way for a fresh one. */
const RETIRED_ABOVE_BYTES = 256 * 1024 * 1024;

// Whatever else libvips reads (SVG, PDF, GIF, TIFF …) is refused before a line of its decoder runs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (bytes: Uint8Array) => {
  void answerTo(bytes).then((answer) => {
    process.send?.(answer, () => {
      if (process.memoryUsage.rss() > RETIRED_ABOVE_BYTES) process.disconnect();
    });
  });
});

async function answerTo(bytes: Uint8Array): Promise<LabAnswer> {
  try {
    return { photo: await developPhoto(bytes) };
  } catch (error) {
    if (error instanceof ShopError) return { code: error.code, message: error.message };
    return { failure: String(error) };
  }
}
