/**
 * Measures the cost of print files: a mug with text alone, a mug and a canvas with a photograph of
 * twelve megapixels.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import type { PrintArea } from '../../src/artwork/design/design.ts';
import { figure } from '../figures/goals.ts';
import type { Figure, Goal } from '../figures/goals.ts';

export interface PrintOrder {
  area: PrintArea;
  /** Encoded; absent: text alone. */
  photo?: Uint8Array;
  /** Instead of the usual frame on such a product. */
  frame?: { w: number; h: number; rotation: number };
  /** How many times it is made; the median is reported. */
  times: number;
}
export interface PrintCost {
  cpuMs: number;
  /** The process's peak memory. */
  megabytes: number;
  bytes: number;
}

const CHILD = new URL('print-files.child.ts', import.meta.url);
const MUG = { w: 200, h: 95, bleed: 2, safe: 4 };
const VAST = { w: 1800, h: 1350, rotation: 30 };
const CANVAS = { w: 600, h: 400, bleed: 5, safe: 10 };

export async function printFiles(): Promise<Figure[]> {
  const photo = await twelveMegapixels();
  const ms = (name: string, atMost: number): Goal => ({ name, unit: 'ms', atMost });
  const words = await made({ area: MUG, times: 9 });
  const mug = await made({ area: MUG, photo, times: 9 });
  // As large as it can be dragged: the sheet limits the work, not the photograph.
  const turned = await made({ area: MUG, photo, frame: VAST, times: 3 });
  // Large jobs have a separate process each, so the first is the one that counts.
  const canvas = await made({ area: CANVAS, photo, times: 1 });
  return [
    figure(ms('processor for a mug’s print file, words', 250), words.cpuMs, {
      megabytes: words.megabytes,
    }),
    figure(ms('processor for a mug’s print file, photograph', 150), mug.cpuMs, {
      megabytes: mug.megabytes,
    }),
    figure(ms('processor for a mug’s print file, photograph of 1.8 m, turned', 1000), turned.cpuMs),
    figure(
      {
        name: 'memory for a mug’s print file, photograph of 1.8 m, turned',
        unit: 'MB',
        atMost: 400,
      },
      turned.megabytes,
    ),
    figure(ms('processor for a canvas’s print file, photograph', 2500), canvas.cpuMs),
    figure({ name: 'memory for a canvas’s print file', unit: 'MB', atMost: 400 }, canvas.megabytes),
  ];
}

async function made(order: PrintOrder): Promise<PrintCost> {
  // As in `drawing-process.ts`.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const child = fork(CHILD, { serialization: 'advanced', execArgv: [], env });
  child.send(order);
  const [cost] = (await once(child, 'message')) as [PrintCost];
  await once(child, 'exit');
  return cost;
}

/** With camera grain, without which it would be decoded and shrunk faster than real photographs. */
async function twelveMegapixels(): Promise<Uint8Array> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: 'black', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><defs>
    <linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="#5f93c9"/><stop offset="0.6" stop-color="#f2d6a8"/><stop offset="1" stop-color="#3c5b3a"/></linearGradient>
    </defs><rect width="4000" height="3000" fill="url(#sky)"/><circle cx="2600" cy="1000" r="600" fill="#fff1c9"/></svg>`;
  const photo = sharp(Buffer.from(scene)).composite([{ input: grain, blend: 'soft-light' }]);
  return new Uint8Array(await photo.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer());
}
