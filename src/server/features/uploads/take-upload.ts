/** Stores an uploaded photograph and shows it to its sender. */
import { createHash } from 'node:crypto';
import type { Upload } from '../../../contract/uploads.ts';
import { ShopError } from '../../../domain/errors.ts';
import { secret as newSecret } from '../../database/ids.ts';
import type { DevelopedPhoto } from './develop-photo.ts';
import type { UploadFile } from './uploads.store.ts';
import type { UploadsContext } from './uploads.context.ts';
import { keyOf } from './uploads.context.ts';
import { retention, plainDate } from './use-uploads.ts';

interface PhotoSender {
  /** Null for a guest. */
  customerId: string | null;
  /** The source of the upload: an IP address, or the /64 of an IPv6 address. */
  household: string;
}

/** In pixels, after rotation. */
interface PhotoSize {
  width: number;
  height: number;
}

async function keep(
  { store, media, clock }: UploadsContext,
  photo: DevelopedPhoto,
  customerId: string | null,
): Promise<string> {
  const { full, screen, format, width, height } = photo;
  const hash = createHash('sha256').update(full).digest('hex');
  const file: UploadFile = { hash, format, width, height, bytes: full.length };
  const id = newSecret();
  // Inserts the row again if it was deleted between insert and lock.
  for (;;) {
    await store.noteFile(file);
    const isKept = await store.transaction(async (transaction) => {
      if (!(await store.lockFile(transaction, hash))) return false;
      await media.put(keyOf(file, 'full'), Buffer.from(full));
      await media.put(keyOf(file, 'screen'), Buffer.from(screen));
      await store.insert(transaction, { id, hash, customerId, now: clock() });
      return true;
    });
    if (isKept) return id;
  }
}

async function answer(
  context: UploadsContext,
  id: string,
  { width, height }: PhotoSize,
): Promise<Upload> {
  const { store, daysAfterDispatch, links } = context;
  const [shown] = await store.shownIn([id]);
  if (!shown) throw new ShopError('uploadNotFound');
  const { deletedAt } = retention(context, shown);
  return {
    id,
    width,
    height,
    daysAfterDispatch,
    url: `/uploads/${links.make(id)}`,
    deletedOn: deletedAt && plainDate(deletedAt),
  };
}

/** Throws unsupportedMediaType, payloadTooLarge, invalid or tooManyRequests. */
export async function takeUpload(
  context: UploadsContext,
  bytes: Uint8Array,
  { customerId, household }: PhotoSender,
): Promise<Upload> {
  const { lab } = context;
  const photo = await lab.develop(bytes, household);
  return answer(context, await keep(context, photo, customerId), photo);
}

/** Finds a guest's upload or the customer's own. Throws uploadNotFound. */
export async function findUpload(
  context: UploadsContext,
  id: string,
  customerId: string | null,
): Promise<Upload> {
  const { store } = context;
  const [found] = await store.usable([id], customerId);
  if (!found) throw new ShopError('uploadNotFound');
  return answer(context, id, found);
}

/** Opens the screen version. Throws linkExpired. */
export async function openUpload(
  { store, links, media }: UploadsContext,
  link: string,
): Promise<Buffer> {
  const [found] = await store.byId([links.read(link)]);
  if (!found) throw new ShopError('linkExpired');
  return media.get(keyOf(found, 'screen'));
}
