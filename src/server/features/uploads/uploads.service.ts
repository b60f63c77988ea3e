/** Shoppers' photographs: decoded, stored once per content hash, shown to their owner, deleted in time. */
import { bound } from '../../bound.ts';
import type { UploadsDependencies } from './uploads.context.ts';
import { uploadsContext } from './uploads.context.ts';
import { takeUpload, findUpload, openUpload } from './take-upload.ts';
import {
  missingUploads,
  missingIn,
  useUploads,
  useIn,
  storedFor,
  pixelsOf,
  picturesOf,
} from './use-uploads.ts';
import { deleteDue, forgetUploads, removeUnusedFiles, forgetUnfinished } from './forget-uploads.ts';

export type { UploadsDependencies } from './uploads.context.ts';
export type { StoredPhotos } from './use-uploads.ts';

export type UploadsService = ReturnType<typeof uploadsService>;

export function uploadsService(dependencies: UploadsDependencies) {
  const context = uploadsContext(dependencies);
  return bound(context, {
    take: takeUpload,
    find: findUpload,
    open: openUpload,
    missing: missingUploads,
    missingIn,
    use: useUploads,
    useIn,
    storedFor,
    pixels: pixelsOf,
    pictures: picturesOf,
    deleteDue,
    forget: forgetUploads,
    removeUnusedFiles,
    forgetUnfinished,
  });
}
