/** Stores an uploaded photograph and shows it to its sender. */
import { createHash } from 'node:crypto';
import { ShopError } from '../../../domain/errors.ts';
import { secret as newSecret } from '../../database/ids.ts';
import type { ProcessedPhoto } from './process-photo.ts';
import type { UploadFile } from './uploads.store.ts';
import type { UploadsContext } from './uploads.context.ts';
import { keyOf } from './uploads.context.ts';
import { retention, plainDate } from './use-uploads.ts';

interface PhotoSender {
  /** Null for a guest. */
  customerId: string | null;
  /** The source of the upload: an IP address, or the /64 of an IPv6 address. */
  network: string;
}

/** In pixels, after rotation. */
interface PhotoSize {
  width: number;
  height: number;
}

/** A photograph as its sender sees it. */
interface ShownUpload extends PhotoSize {
  id: string;
  /** Address of the screen version, valid for one minute. */
  url: string;
  /** Plain date; null while a cart or draft uses it. */
  deletedOn: string | null;
  daysAfterDispatch: number;
}

async function save(
  { store, media, clock }: UploadsContext,
  photo: ProcessedPhoto,
  customerId: string | null,
): Promise<string> {
  const { full, screen, format, width, height } = photo;
  const hash = createHash('sha256').update(full).digest('hex');
  const file: UploadFile = { hash, format, width, height, bytes: full.length };
  const id = newSecret();
  // Inserts the row again if it was deleted between insert and lock.
  for (;;) {
    await store.recordFile(file);
    const isSaved = await store.transaction(async (transaction) => {
      if (!(await store.lockFile(transaction, hash))) return false;
      await media.put(keyOf(file, 'full'), Buffer.from(full));
      await media.put(keyOf(file, 'screen'), Buffer.from(screen));
      await store.insert(transaction, { id, hash, customerId, now: clock() });
      return true;
    });
    if (isSaved) return id;
  }
}

async function show(
  context: UploadsContext,
  id: string,
  { width, height }: PhotoSize,
): Promise<ShownUpload> {
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
  { customerId, network }: PhotoSender,
): Promise<ShownUpload> {
  const { photoProcessor } = context;
  const photo = await photoProcessor.process(bytes, network);
  return show(context, await save(context, photo, customerId), photo);
}

/** Finds a guest's upload or the customer's own. Throws uploadNotFound. */
export async function findUpload(
  context: UploadsContext,
  id: string,
  customerId: string | null,
): Promise<ShownUpload> {
  const { store } = context;
  const [found] = await store.usable([id], customerId);
  if (!found) throw new ShopError('uploadNotFound');
  return show(context, id, found);
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
