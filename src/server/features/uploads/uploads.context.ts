/** The dependencies of the upload use cases. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { MediaStore } from '../../gateways/media/media-store.ts';
import { signedLinks } from '../../signed-links.ts';
import type { PhotoProcessor } from './photo-processor.ts';
import { uploadsStore } from './uploads.store.ts';
import type { StoredUpload } from './uploads.store.ts';

export interface UploadsDependencies {
  database: Database;
  clock: Clock;
  media: MediaStore;
  photoProcessor: PhotoProcessor;
  secret: string;
  /** Days that photographs are stored after dispatch. */
  daysAfterDispatch: number;
}

export type PhotoVersion = 'screen' | 'full';

export const DAY = 24 * 60 * 60 * 1000;

export type UploadsContext = ReturnType<typeof uploadsContext>;

export function uploadsContext({
  database,
  clock,
  media,
  photoProcessor,
  secret,
  daysAfterDispatch,
}: UploadsDependencies) {
  const store = uploadsStore(database);
  const links = signedLinks(secret, 'upload links', clock);
  return { clock, media, photoProcessor, daysAfterDispatch, store, links };
}

/** Stored below the folder of made files, which is never served. */
export function keyOf(file: Pick<StoredUpload, 'hash' | 'format'>, version: PhotoVersion): string {
  const { hash, format } = file;
  const folder = `uploads/${hash.slice(0, 2)}`;
  return version === 'screen'
    ? `${folder}/${hash}-screen.webp`
    : `${folder}/${hash}.${format === 'jpeg' ? 'jpg' : 'webp'}`;
}
