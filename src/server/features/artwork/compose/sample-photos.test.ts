/** Places that show a photograph of the catalogue look as if a shopper had chosen it; machines make none of it. */
import path from 'node:path';
import { expect, test } from 'vitest';
import type {
  DesignDocument,
  ImageLayer,
  PlaceLayer,
  Process,
} from '../../../../artwork/design/design.ts';
import { designDocument, rect } from '../../../../artwork/drawing/drawing.ts';
import { catalogueFolder, shaper } from '../../../testing/features/machine-files.ts';
import { machineFiles } from '../machine/machine-files.ts';
import { composedPicture } from './composed-picture.ts';
import { plateLibrary } from './plate-library.ts';
import { readSample } from './sample-photos.ts';

const photographs = path.join(catalogueFolder, 'photographs');
const plates = plateLibrary({ folder: path.join(catalogueFolder, 'plates'), maxBytes: 1 });
const crop = { x: 0.25, y: 0, w: 0.5, h: 1 };
const MUG = { w: 200, h: 95, bleed: 2, safe: 4 };
const SLATE = { w: 100, h: 100, bleed: 0, safe: 6 };

function designOf(area: DesignDocument['area'], changes: Partial<PlaceLayer>): DesignDocument {
  const place = { x: area.w * 0.75, y: area.h / 2, w: 30, h: 60 };
  return designDocument('framed', area, [
    rect(10, 10, 8, 8, '#204060'),
    { type: 'place', ...place, sample: { photo: 'seaside', crop }, ...changes },
  ]);
}

/** The same with the photograph as a shopper's. */
function chosen({ layers, ...design }: DesignDocument): DesignDocument {
  const filled = layers.map((layer) => {
    if (layer.type !== 'place') return layer;
    const { sample: _, ...framed } = layer;
    return { ...framed, type: 'image', upload: 'sea', crop, tone: 'colour' } satisfies ImageLayer;
  });
  return { ...design, layers: filled };
}

test.each([
  ['in colour', 'white-mug', MUG, { shape: 'oval', rotation: 5 }],
  ['engraved', 'slate-coaster', SLATE, { mark: 'light', shape: 'heart' }],
] as const)('%s on %s', async (_, plate, area, changes) => {
  const document = designOf(area, changes);
  const pictureOf = (shown: DesignDocument, pictures?: ReadonlyMap<string, Uint8Array>) =>
    composedPicture(
      {
        document: shown,
        plate,
        angle: 'hero',
        width: 320,
        format: 'png',
        ...(pictures && { pictures }),
      },
      shaper,
      plates,
      photographs,
    );
  const sea = new Map([['sea', await readSample(photographs, 'seaside')]]);
  const seen = await pictureOf(document);
  expect(seen.equals(await pictureOf(chosen(document), sea))).toBe(true);
  expect(seen.equals(await pictureOf(chosen(document)))).toBe(false);
});

test.each<Process>(['sublimation', 'vinyl', 'laser', 'etch', 'print3d'])(
  'files for %s contain nothing of a place that is open',
  async (process) => {
    const drawing = [{ ...rect(-20, -20, 40, 40, '#c04020') }];
    const filesOf = async (document: DesignDocument) => {
      const job = { process, mirrored: false, settings: {}, at: new Date('2026-11-20T12:00:00Z') };
      const { files } = await machineFiles({ ...job, document, photos: {} }, shaper);
      return files.map(({ kind, bytes }) => [kind, Buffer.from(bytes).toString('base64')]);
    };
    const photographed = designOf(SLATE, { mark: 'dark' });
    const without = { ...photographed, layers: photographed.layers.slice(0, 1) };
    const none = await filesOf(without);
    expect(await filesOf(photographed)).toEqual(none);
    expect(await filesOf(designOf(SLATE, { mark: 'dark', sample: drawing }))).toEqual(none);
  },
);
