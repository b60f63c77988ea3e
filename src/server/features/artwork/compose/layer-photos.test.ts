/** Photographs of layers are turned, in pictures and in what machines make. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DesignDocument, ImageLayer } from '../../../../artwork/design/design.ts';
import { shaper } from '../../../testing/features/machine-files.ts';
import { machineFiles } from '../machine/machine-files.ts';
import { layerPhotos } from './layer-photos.ts';

const AREA = { w: 60, h: 30, bleed: 0, safe: 2 };
const photo: ImageLayer = {
  id: 'own-p1',
  type: 'image',
  x: 30,
  y: 15,
  w: 60,
  h: 30,
  upload: 'halves',
  tone: 'colour',
  crop: { x: 0, y: 0, w: 1, h: 1 },
};

/** Red to the left, blue to the right. */
const halves = await sharp({
  create: { width: 400, height: 200, channels: 3, background: '#d01010' },
})
  .composite([
    {
      input: { create: { width: 200, height: 200, channels: 3, background: '#1010d0' } },
      left: 200,
      top: 0,
    },
  ])
  .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  .toBuffer();

/** The colours left and right, above and below the middle of the print file. */
async function printed(changes: Partial<ImageLayer>) {
  const layer = { ...photo, ...changes };
  const document: DesignDocument = { v: 1, template: 'plain', area: AREA, layers: [layer] };
  const photos = await layerPhotos(document, new Map([['halves', new Uint8Array(halves)]]));
  const { width, height } = await sharp(photos[layer.id]).metadata();
  const job = { process: 'sublimation', mirrored: false, settings: {}, at: new Date(0) } as const;
  const { files } = await machineFiles({ ...job, document, photos }, shaper);
  const png = sharp(files.find(({ kind }) => kind === 'png')!.bytes);
  const { data, info } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const from =
      (Math.round(info.height * down) * info.width + Math.round(info.width * across)) * 3;
    return data[from]! > data[from + 2]! ? 'red' : 'blue';
  };
  return {
    size: [width, height],
    sides: [at(0.2, 0.5), at(0.8, 0.5)],
    ends: [at(0.5, 0.2), at(0.5, 0.8)],
  };
}

test('as taken', async () => {
  expect(await printed({})).toMatchObject({ size: [400, 200], sides: ['red', 'blue'] });
});

test('turned by a quarter, the left end is above', async () => {
  expect(await printed({ turn: 1 })).toMatchObject({ size: [200, 400], ends: ['red', 'blue'] });
  // Brighter ones are encoded again.
  expect(await printed({ turn: 1, brightness: 10 })).toMatchObject({ ends: ['red', 'blue'] });
});

test('turned to the other side, and upside down', async () => {
  expect(await printed({ turn: 3 })).toMatchObject({ size: [200, 400], ends: ['blue', 'red'] });
  expect(await printed({ turn: 2 })).toMatchObject({ size: [400, 200], sides: ['blue', 'red'] });
});
