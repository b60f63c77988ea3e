/** Broken, truncated, oversized and disguised pictures are uploaded; accepted ones are served as plain WebP. */

import sharp from 'sharp';
import type { Random } from '../../src/domain/seeded-random.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { openWorld } from '../world.ts';

const UPLOADS = 1000;
const AT_ONCE = 2;
const OTHER_TYPES = ['image/gif', 'text/html', 'application/json'] as const;
const TAKEN_OR_REFUSED = new Set([201, 400, 408, 413, 415, 422, 429]);

export const hostileUploads: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'embedded' });
  try {
    const count = scaled(UPLOADS, scale, 40);
    const seeds = await seedPictures();
    const answers = new Map<number, number>();
    const losses: string[] = [];
    let longest = 0;
    let left = count;
    const sendOne = async () => {
      const { type, bytes } = hostilePicture(random, seeds);
      const begun = performance.now();
      const answer = await fetch(`${world.origin}/api/uploads/new`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: bytes,
      }).catch(() => null);
      longest = Math.max(longest, performance.now() - begun);
      const status = answer?.status ?? 0;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (!TAKEN_OR_REFUSED.has(status)) losses.push(`${type} of ${bytes.length} B: ${status}`);
      if (status === 201) {
        const { data } = (await answer!.json()) as { data: { url: string } };
        losses.push(...(await unsafeServing(new URL(data.url, world.origin))));
      } else await answer?.arrayBuffer();
    };
    const sendMany = async () => {
      while (left > 0) {
        left -= 1;
        if (left % 200 === 0) report(`${count - left} of ${count} uploads`);
        await sendOne();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendMany));
    losses.push(...world.webs[0]!.unexpectedEnds);
    return [
      {
        scenario: 'hostile uploads',
        provoked: `${count} uploads`,
        seen: `${[...answers].map(([status, times]) => `${status}: ${times}`).join(', ')}; longest ${(longest / 1000).toFixed(1)} s`,
        losses,
      },
    ];
  } finally {
    await world.stop();
  }
};

interface SeedPicture {
  type: string;
  bytes: Buffer;
}

async function seedPictures(): Promise<SeedPicture[]> {
  const noise = sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const large = sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#ffffff' },
  });
  const plain = (text: string) => Buffer.from(text);
  return [
    {
      type: 'image/jpeg',
      bytes: await noise.clone().jpeg({ quality: 70 }).withMetadata({ orientation: 6 }).toBuffer(),
    },
    { type: 'image/png', bytes: await noise.clone().png().toBuffer() },
    { type: 'image/webp', bytes: await noise.clone().webp().toBuffer() },
    { type: 'image/webp', bytes: await noise.clone().gif().toBuffer() },
    { type: 'image/png', bytes: await large.clone().png({ compressionLevel: 9 }).toBuffer() },
    {
      type: 'image/png',
      bytes: plain('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    },
    { type: 'image/jpeg', bytes: plain('GIF89a<script>alert(1)</script>') },
    { type: 'image/jpeg', bytes: Buffer.alloc(0) },
  ];
}

function hostilePicture(random: Random, seeds: readonly SeedPicture[]) {
  const seed = random.pick(seeds);
  const bytes = new Uint8Array(seed.bytes);
  const type = random.below(10) === 0 ? random.pick(OTHER_TYPES) : seed.type;
  const change = random.below(4);
  if (change === 0 || bytes.length < 2) return { type, bytes };
  if (change === 1) return { type, bytes: bytes.subarray(0, random.below(bytes.length)) };
  const changed = Uint8Array.from(bytes);
  // Changes headers more often than pixels, because decoders break there.
  const reach = change === 2 ? Math.min(200, changed.length) : changed.length;
  for (let times = 1 + random.below(20); times > 0; times -= 1)
    changed[random.below(reach)] = random.below(256);
  return { type, bytes: changed };
}

async function unsafeServing(address: URL): Promise<string[]> {
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPlain =
    answer.headers.get('content-type') === 'image/webp' &&
    answer.headers.get('x-content-type-options') === 'nosniff' &&
    bytes.subarray(8, 12).toString() === 'WEBP' &&
    !bytes.includes('EXIF') &&
    !bytes.includes('XMP ');
  return isPlain ? [] : [`a picture was served as ${answer.headers.get('content-type')}`];
}
