/** Photographs in a laser’s files: as dense in dots as they are bright, in the shape of their place. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DesignDocument, ImageLayer } from '../../../../artwork/design/design.ts';
import { designDocument, rect } from '../../../../artwork/drawing/drawing.ts';
import { shaper } from '../../../testing/features/machine-files.ts';
import { layerPhotos } from '../compose/layer-photos.ts';
import { dithered } from './engraved-photos.ts';
import { machineFiles } from './machine-files.ts';

const AREA = { w: 60, h: 40, bleed: 0, safe: 2 };

function engraving(changes: Partial<ImageLayer>): DesignDocument {
  const layer: ImageLayer = {
    id: 'own-p1',
    type: 'image',
    x: 30,
    y: 20,
    w: 20,
    h: 20,
    upload: 'grey',
    tone: 'colour',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    mark: 'light',
    ...changes,
  };
  const drawn = designDocument('test', AREA, [rect(2, 2, 10, 4, '#000000')]);
  return { ...drawn, layers: [...drawn.layers, layer] };
}

/** The share of dots that are marked, in all of the picture and in its corner. */
async function marked(changes: Partial<ImageLayer>, level: number) {
  const document = engraving(changes);
  const background = { r: level, g: level, b: level };
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const photos = await layerPhotos(document, new Map([['grey', new Uint8Array(photo)]]));
  const { files } = await machineFiles(
    {
      document,
      photos,
      process: 'laser',
      settings: { work: 'engrave', powerPercent: 60, speedMmPerSecond: 300, passes: 1 },
      mirrored: false,
      at: new Date('2026-11-20T12:00:00Z'),
    },
    shaper,
  );
  const svg = Buffer.from(files[0]!.bytes).toString();
  const png = Buffer.from(/base64,([^"]+)/.exec(svg)?.[1] ?? '', 'base64');
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isMarked = (at: number) => data[at] === 0;
  const share = (places: number[]) => places.filter(isMarked).length / places.length;
  const all = Array.from(data.keys());
  return {
    kinds: files.map(({ kind }) => kind),
    size: [info.width, info.height],
    all: share(all),
    corner: share(all.filter((at) => at % info.width < 20 && at < info.width * 20)),
  };
}

test('light marks are dense where the photograph is bright, dark ones where it is dark', async () => {
  const light = await marked({}, 64);
  expect(light.size).toEqual([200, 200]);
  expect(light.all).toBeCloseTo(0.25, 1);
  expect((await marked({ mark: 'dark' }, 64)).all).toBeCloseTo(0.75, 1);
  expect((await marked({ brightness: 50 }, 64)).all).toBeCloseTo(0.375, 1);
});

test('nothing is marked beside the shape of its place', async () => {
  const { all, corner } = await marked({ shape: 'oval' }, 255);
  expect(corner).toBe(0);
  expect(all).toBeCloseTo(Math.PI / 4, 1);
});

test('there is no DXF that would lack the photograph', async () => {
  expect((await marked({}, 128)).kinds).toEqual(['svg']);
});

test('errors are passed on, so that no tone is lost on the way', () => {
  const tones = Float32Array.from({ length: 64 * 64 }, (_, at) => (at % 64) * 4);
  const dots = dithered(tones, 64);
  const wanted = tones.reduce((sum, tone) => sum + tone / 255, 0);
  const made = dots.filter((dot) => dot === 0).length;
  expect(Math.abs(made - wanted) / wanted).toBeLessThan(0.02);
});
