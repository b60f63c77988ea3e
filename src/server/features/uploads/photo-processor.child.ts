/** A child process that decodes untrusted images, isolated from the web process. */
import sharp from 'sharp';
import { ShopError } from '../../../domain/errors.ts';
import { processPhoto } from './process-photo.ts';
import type { ProcessorAnswer } from './photo-processor.ts';

/** Decoders do not always release memory, so a process that has grown beyond this is replaced. */
const RETIRED_ABOVE_BYTES = 256 * 1024 * 1024;

// Blocks all other formats that libvips reads (SVG, PDF, GIF, TIFF …) before their decoders run.
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

async function answerTo(bytes: Uint8Array): Promise<ProcessorAnswer> {
  try {
    return { photo: await processPhoto(bytes) };
  } catch (error) {
    if (error instanceof ShopError) return { code: error.code, message: error.message };
    return { failure: String(error) };
  }
}
