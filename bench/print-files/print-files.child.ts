/** Makes one print file in a separate process, so that processor time and memory belong to this work alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { designDocument, ground, text } from '../../src/artwork/drawing/drawing.ts';
import { openShaper } from '../../src/server/features/artwork/compose/load-fonts.ts';
import { printFile } from '../../src/server/features/artwork/print/print-file.ts';
import type { PrintCost, PrintOrder } from './print-files.ts';

// As in the shop's own processes for this work.
sharp.concurrency(1);
sharp.cache(false);

process.once('message', (order: PrintOrder) => {
  void make(order).then((cost) => process.send?.(cost, () => process.disconnect()));
});

async function make({ area, photo, frame, times }: PrintOrder): Promise<PrintCost> {
  const fonts = path.join(import.meta.dirname, '../../catalogue/fonts');
  const shaper = openShaper(fonts);
  const { w, h, bleed } = area;
  const document = designDocument('bench', area, [
    ground(area, '#faf6ee'),
    text(w / 2, h / 2, 'script', h / 5, 'Margaret Elizabeth', '#204060', { maxWidth: 0.8 * w }),
  ]);
  // On a canvas it covers everything; on a mug, the visible side.
  const usual = w > 300 ? { w: w + 2 * bleed, h: h + 2 * bleed } : { w: 1.2 * h, h: 0.9 * h };
  if (photo)
    document.layers.splice(1, 0, {
      id: 'photo',
      type: 'image',
      upload: 'photo',
      tone: 'colour',
      x: w / 2,
      y: h / 2,
      ...(frame ?? usual),
      crop: {
        x: 0,
        y: 0,
        w: 1,
        h: 1,
      },
    });
  const job = { document, mirrored: true, photos: { ...(photo && { photo }) } };
  const cpuTimes: number[] = [];
  let bytes = 0;
  for (let time = 0; time < times; time += 1) {
    const before = process.cpuUsage();
    bytes = (await printFile(job, shaper)).length;
    const { user, system } = process.cpuUsage(before);
    cpuTimes.push((user + system) / 1000);
  }
  return {
    cpuMs: cpuTimes.toSorted((one, other) => one - other)[Math.floor(times / 2)]!,
    megabytes: peakMegabytes(),
    bytes,
  };
}

/** Not `maxRSS`, which begins with the memory of the process that started this one. */
function peakMegabytes(): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error('/proc/self/status lacks VmHWM.');
  return Number(kilobytes) / 1024;
}
