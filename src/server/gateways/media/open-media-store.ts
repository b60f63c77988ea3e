/** Opens the media store of the settings. */
import type { Bucket } from '../../config/bucket-address.ts';
import { folderMediaStore } from './folder-media-store.ts';
import type { MediaStore } from './media-store.ts';

export async function openMediaStore({
  dataFolder,
  bucket,
}: {
  dataFolder: string;
  bucket: Bucket | null;
}): Promise<MediaStore> {
  if (!bucket) return folderMediaStore(dataFolder);
  // Imported only when used.
  const { bucketMediaStore } = await import('./bucket-media-store.ts');
  return bucketMediaStore(bucket);
}
