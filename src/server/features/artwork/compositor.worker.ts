/** A thread that composes pictures and draws print files, so that requests never wait behind pixels. */
import { parentPort, workerData } from 'node:worker_threads';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import { makeShaper } from '../../../artwork/shaper.ts';
import { composedPicture } from './composed-picture.ts';
import type { CompositorAnswer, CompositorOrder, CompositorSetting } from './compositor-pool.ts';
import { loadFonts } from './load-fonts.ts';
import { plateLibrary } from './plate-library.ts';
import { printFile } from './print-file.ts';

const { catalogueFolder, plateBytes } = workerData as CompositorSetting;
// One thread, one picture at a time: the pool says how many run together.
sharp.concurrency(1);
sharp.cache(false);

const shaper = makeShaper(hb, loadFonts(path.join(catalogueFolder, 'fonts')));
const plates = plateLibrary({ folder: path.join(catalogueFolder, 'plates'), maxBytes: plateBytes });

async function fulfil({ task }: CompositorOrder): Promise<Buffer> {
  return task.kind === 'picture' ? composedPicture(task, shaper, plates) : printFile(task, shaper);
}

parentPort?.on('message', (order: CompositorOrder) => {
  fulfil(order).then(
    (bytes) => {
      // Copied, because small buffers share their memory with others and only whole memory can be handed over.
      const own = new Uint8Array(bytes);
      parentPort?.postMessage({ id: order.id, bytes: own } satisfies CompositorAnswer, [
        own.buffer,
      ]);
    },
    (error: unknown) => {
      parentPort?.postMessage({ id: order.id, error: String(error) } satisfies CompositorAnswer);
    },
  );
});
