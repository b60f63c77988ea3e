/** Photographs for tests. */
import sharp from 'sharp';
import { uploadsOf } from '../../../domain/personalisation/design-edits.ts';
import type { DesignEdits, PhotoTone } from '../../../domain/personalisation/design-edits.ts';
import type { Violation } from '../../../domain/errors.ts';
import type { UploadsService } from '../../features/uploads/uploads.service.ts';

/** For services built without photographs, which therefore accept none. */
export const NO_UPLOADS: Pick<
  UploadsService,
  'missing' | 'missingIn' | 'use' | 'useIn' | 'storedFor' | 'pictures' | 'pixels'
> = {
  missing: async (edits) => deletedFrom(edits),
  missingIn: async (designs) => designs.map(deletedFrom),
  use: async () => {},
  useIn: async () => {},
  storedFor: async () => null,
  pictures: async () => new Map(),
  pixels: async () => ({}),
};

function deletedFrom(edits: DesignEdits | undefined): Violation[] {
  return uploadsOf(edits).map((propertyPath) => ({ propertyPath, message: 'There are none.' }));
}

/** Large enough to print on a mug. Each looks different by default. */
export async function samplePhoto(
  width = 900,
  height = 600,
  red = Math.floor(Math.random() * 256),
): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: red, g: 120, b: 90 };
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}

/** The part of a mug that is visible from the front. */
export const photoIn = (upload: string, tone: PhotoTone = 'colour'): DesignEdits => ({
  own: [
    {
      id: 'sea',
      type: 'photo',
      upload,
      tone,
      x: 150,
      y: 47.5,
      w: 90,
      h: 60,
      crop: {
        x: 0,
        y: 0,
        w: 1,
        h: 1,
      },
    },
  ],
});
