import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { DesignDocument } from '../../../artwork/design/design.ts';
import { designDocument, dot, ground, text } from '../../../artwork/drawing/drawing.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { NO_UPLOADS } from '../../testing/features/photographs.ts';
import { artworkService } from './artwork.service.ts';
import { compositorPool } from './compose/compositor-pool.ts';
import { previewCache } from './preview-cache.ts';
import { previewStore } from './preview.store.ts';

const catalogueFolder = path.join(import.meta.dirname, '../../../../catalogue');
const compositor = compositorPool({ catalogueFolder, processes: 1, queueLimit: 3 });
afterAll(() => compositor.close());

const mug = { w: 200, h: 95, bleed: 2, safe: 4 };
function mugWith(...drawn: Parameters<typeof designDocument>[2]): DesignDocument {
  return designDocument('test', mug, drawn);
}
const namedMug = mugWith(
  text(156, 50, 'script', 20, 'Grandma', '#2c4a3c', { field: 'name', maxWidth: 70 }),
);
const { database } = await testDatabase();
const artwork = artworkService({
  compositor,
  uploads: NO_UPLOADS,
  previews: previewCache({ store: previewStore(database), clock: () => new Date() }),
  productOf: async () => null,
});

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ],
  };
}

describe('a composed picture', () => {
  test('shows ink in the light of the mug and does not change the rest of the photograph', async () => {
    const job = { plate: 'white-mug', angle: 'hero', width: 320, format: 'png' } as const;
    const blank = await pixelsOf(await artwork.composePicture({ ...job, document: mugWith() }));
    const inked = await pixelsOf(
      await artwork.composePicture({ ...job, document: mugWith(ground(mug, '#c02020')) }),
    );
    expect([blank.width, blank.height]).toEqual([320, 320]);
    // The top left is backdrop, the centre is the mug's surface.
    expect(inked.at(5, 5)).toEqual(blank.at(5, 5));
    const [red = 0, green = 0, blue = 0] = inked.at(125, 150);
    expect(Math.min(...blank.at(125, 150))).toBeGreaterThan(180);
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(70);
  });

  test('is engraved on slate, whatever the colours of the design', async () => {
    const area = { w: 100, h: 100, bleed: 0, safe: 6 };
    const job = { plate: 'slate-coaster', angle: 'hero', width: 320, format: 'png' } as const;
    const engraved = (colour: string) =>
      artwork.composePicture({
        ...job,
        document: designDocument('test', area, [dot(50, 50, 20, colour)]),
      });
    const [red, black] = [await engraved('#ff0000'), await engraved('#000000')];
    expect(red.equals(black)).toBe(true);
    const picture = await pixelsOf(red);
    expect(Math.min(...picture.at(160, 160))).toBeGreaterThan(120);
    expect(Math.max(...picture.at(110, 110))).toBeLessThan(90);
  });

  test('is made once for all callers', async () => {
    const job = {
      document: namedMug,
      process: 'sublimation',
      settings: {},
      plate: 'white-mug',
      angle: 'left',
      width: 320,
      format: 'webp',
    } as const;
    const [one, other] = await Promise.all([
      artwork.composePicture(job),
      artwork.composePicture(job),
    ]);
    expect(other).toBe(one);
    expect(await artwork.composePicture(job)).toBe(one);
  });

  test('of an unknown plate fails without harming the next', async () => {
    const job = { document: namedMug, plate: 'white-mug', width: 320, format: 'webp' } as const;
    await expect(artwork.composePicture({ ...job, angle: 'nowhere' })).rejects.toThrow('ENOENT');
    expect((await artwork.composePicture({ ...job, angle: 'hero' })).length).toBeGreaterThan(2000);
  });
});

describe('the queue', () => {
  test('refuses when too many wait, and finishes what it accepted', async () => {
    const jobs = Array.from({ length: 6 }, (_, place) =>
      artwork.composePicture({
        document: mugWith(dot(156, 48, 5 + place, '#000')),
        plate: 'white-mug',
        angle: 'hero',
        width: 320,
        format: 'webp',
      }),
    );
    const outcomes = await Promise.allSettled(jobs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(4);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'tooManyRequests' });
    }
  });

  test('a process that dies loses only its own drawing', async () => {
    const started: number[] = [];
    const pool = compositorPool({
      catalogueFolder,
      processes: 1,
      onChild: (pid) => started.push(pid),
    });
    const job = {
      kind: 'picture',
      document: namedMug,
      plate: 'white-mug',
      angle: 'hero',
      width: 320,
      format: 'webp',
    } as const;
    const made = await pool.run(job);
    // A signal to the whole group, as a service manager sends it, is for the parent.
    process.kill(started[0]!, 'SIGTERM');
    const [lost, waiting] = [pool.run(job), pool.run(job)];
    process.kill(started[0]!, 'SIGKILL');
    await expect(lost).rejects.toThrow('ended with SIGKILL');
    expect((await waiting).equals(made)).toBe(true);
    expect(started).toHaveLength(2);
    await pool.close();
  });

  test('stops idle processes and starts new ones', async () => {
    const pool = compositorPool({ catalogueFolder, processes: 1, idleAfter: 1 });
    const job = {
      kind: 'picture',
      document: namedMug,
      plate: 'white-mug',
      angle: 'hero',
      width: 320,
      format: 'webp',
    } as const;
    const first = await pool.run(job);
    await new Promise((done) => setTimeout(done, 50));
    expect((await pool.run(job)).equals(first)).toBe(true);
    const last = pool.run(job);
    await pool.close();
    expect((await last).equals(first)).toBe(true);
    await expect(pool.run(job)).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});
