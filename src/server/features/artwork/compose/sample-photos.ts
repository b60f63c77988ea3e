/** Reads the photographs of the catalogue that places show until they are filled. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import { samplesIn } from '../../../../artwork/design/sample-photo.ts';
import type { UploadedPictures } from './layer-photos.ts';

/** @param folder catalogue/photographs */
export async function samplePhotos(
  folder: string,
  document: DesignDocument,
): Promise<UploadedPictures> {
  const read = samplesIn(document).map(
    async ({ name, image }) => [image.upload, await readSample(folder, name)] as const,
  );
  return new Map(await Promise.all(read));
}

/** Rejects with ENOENT if the catalogue has no such photograph. */
export function readSample(folder: string, name: string): Promise<Buffer> {
  return readFile(path.join(folder, `${name}.webp`));
}
