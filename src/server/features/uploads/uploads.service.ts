/** Shoppers' photographs: developed, kept once by the hash of their bytes, shown to their owner, forgotten in time. */
import { createHash } from 'node:crypto';
import type { Upload } from '../../../contract/uploads.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { uploadsOf } from '../../../domain/personalisation/design-edits.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Violation } from '../../../domain/errors.ts';
import { UNUSED_DAYS, retentionOf } from '../../../domain/retention/upload-retention.ts';
import type { Retention } from '../../../domain/retention/upload-retention.ts';
import { afterBackup, mayDeleteFiles } from '../../database/backup-lock.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { secret as newSecret } from '../../database/ids.ts';
import type { MediaStore } from '../../gateways/media-store.ts';
import { enqueue } from '../../jobs/queue.ts';
import { signedLinks } from '../../signed-links.ts';
import type { DevelopedPhoto } from './develop-photo.ts';
import type { PhotoLab } from './photo-lab.ts';
import { uploadsStore } from './uploads.store.ts';
import type { ShownIn, StoredUpload, UploadFile } from './uploads.store.ts';
import { bound } from '../../bound.ts';

export interface UploadsDependencies {
  database: Database;
  clock: Clock;
  media: MediaStore;
  lab: PhotoLab;
  /** The shop's secret. */
  secret: string;
  /** How long the pixels of what was ordered are kept. */
  daysAfterDispatch: number;
}

/** What an order tells of its photographs. */
export interface KeptPhotos {
  /** Plain date; null while a cart or draft shows one of them too. */
  deletedOn: string | null;
  daysAfterDispatch: number;
}

interface PhotoSender {
  /** Null for a guest. */
  customerId: string | null;
  /** Where the photograph comes from. */
  household: string;
}

/** Pixels, upright. */
interface PhotoSize {
  width: number;
  height: number;
}

type Designs = readonly (DesignEdits | undefined)[];

export type PhotoVersion = 'screen' | 'full';

const DAY = 24 * 60 * 60 * 1000;
const LOOKED_AT_ONCE = 500;
const GONE = 'This photograph is no longer there. Please choose it again.';
const plainDate = (day: Date) => day.toISOString().slice(0, 10);

export type UploadsService = ReturnType<typeof uploadsService>;

type UploadsContext = ReturnType<typeof contextOf>;

function contextOf({
  database,
  clock,
  media,
  lab,
  secret,
  daysAfterDispatch,
}: UploadsDependencies) {
  const store = uploadsStore(database);
  const links = signedLinks(secret, 'upload links', clock);
  return { clock, media, lab, daysAfterDispatch, store, links };
}

export function uploadsService(dependencies: UploadsDependencies) {
  const context = contextOf(dependencies);
  return bound(context, {
    take: takeUpload,
    find: findUpload,
    open: openUpload,
    missing: missingUploads,
    missingIn,
    use: useUploads,
    useIn,
    keptFor,
    pixels: pixelsOf,
    pictures: picturesOf,
    forgetDue,
    forget: forgetUploads,
    removeUnusedFiles,
    forgetUnfinished,
  });
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
  // Removed between its note and its lock, it is noted again.
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

function retention(
  { clock, daysAfterDispatch }: UploadsContext,
  { usedAt, isInUse, orders }: ShownIn,
): Retention {
  const now = clock();
  const leaving = orders.map(({ dispatchedAt, dispatchOn }) => {
    const planned = new Date(Math.max(Date.parse(dispatchOn), now.getTime()));
    return { at: dispatchedAt ? new Date(dispatchedAt) : planned, hasLeft: !!dispatchedAt };
  });
  return retentionOf({ usedAt, isInUse, leaving }, daysAfterDispatch);
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
    ...{ id, width, height, daysAfterDispatch },
    url: `/uploads/${links.make(id)}`,
    deletedOn: deletedAt && plainDate(deletedAt),
  };
}

/** false: a backup is being written, which may still name it. */
async function removeFile({ store, media }: UploadsContext, file: UploadFile): Promise<boolean> {
  return store.transaction(async (transaction) => {
    if (!(await mayDeleteFiles(transaction))) return false;
    if (!(await store.lockFile(transaction, file.hash))) return true;
    if (!(await store.isUnused(transaction, file.hash))) return true;
    await media.delete(keyOf(file, 'full'));
    await media.delete(keyOf(file, 'screen'));
    await store.forgetFile(transaction, file.hash);
    return true;
  });
}

/** Job: pictures that nobody has any more. */
export async function removeUnusedFiles(context: UploadsContext): Promise<void> {
  const { store, clock } = context;
  for (const file of await store.unusedFiles()) {
    if (await removeFile(context, file)) continue;
    await store.transaction((transaction) =>
      enqueue(transaction, 'deleteUploadFiles', {}, { runAt: afterBackup(clock()) }),
    );
    return;
  }
}

/** Of each design, the photographs that are no longer there, or not the caller's to use. */
export async function missingIn(
  { store }: UploadsContext,
  designs: Designs,
  customerId: string | null,
  within?: Transaction,
): Promise<Violation[][]> {
  const ids = [...new Set(designs.flatMap(uploadsOf))];
  const usable = new Set((await store.usable(ids, customerId, within)).map(({ id }) => id));
  return designs.map((edits) =>
    (edits?.own ?? []).flatMap((layer) =>
      layer.type !== 'photo' || usable.has(layer.upload)
        ? []
        : [{ propertyPath: `personalisation.edits.own.${layer.id}.upload`, message: GONE }],
    ),
  );
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

/** A guest's, or the customer's own. Throws uploadNotFound. */
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

/** The version for screens. Throws linkExpired. */
export async function openUpload(
  { store, links, media }: UploadsContext,
  link: string,
): Promise<Buffer> {
  const [found] = await store.byId([links.read(link)]);
  if (!found) throw new ShopError('linkExpired');
  return media.get(keyOf(found, 'screen'));
}

/** Photographs of a design that are no longer there, or not the caller's to use. */
export async function missingUploads(
  context: UploadsContext,
  edits: DesignEdits | undefined,
  customerId: string | null,
): Promise<Violation[]> {
  return (await missingIn(context, [edits], customerId))[0]!;
}

/** Notes that a design is kept; guests' photographs in it become the customer's. Nothing of it may be missing. */
export function useUploads(
  { store, clock }: UploadsContext,
  edits: DesignEdits | undefined,
  customerId: string | null,
  within?: Transaction,
): Promise<void> {
  return store.use(uploadsOf(edits), customerId, clock(), within);
}

/** The same for the designs of an order. */
export function useIn(
  { store, clock }: UploadsContext,
  within: Transaction,
  designs: Designs,
  customerId: string | null,
): Promise<void> {
  return store.use([...new Set(designs.flatMap(uploadsOf))], customerId, clock(), within);
}

/** For how long the photographs of an order are kept; null where it has none (any more). */
export async function keptFor(
  context: UploadsContext,
  designs: Designs,
): Promise<KeptPhotos | null> {
  const { store, daysAfterDispatch } = context;
  const ids = new Set(designs.flatMap(uploadsOf));
  if (ids.size === 0) return null;
  const days = (await store.shownIn([...ids])).map((shown) => retention(context, shown).deletedAt);
  if (days.length === 0) return null;
  const last = days.every((day) => day !== null) && Math.max(...days.map(Number));
  return { deletedOn: last ? plainDate(new Date(last)) : null, daysAfterDispatch };
}

/** As they were sent, by id; those that are gone are left out. */
export async function pixelsOf(
  { store }: UploadsContext,
  ids: readonly string[],
  within?: Transaction,
): Promise<Record<string, { width: number; height: number }>> {
  return Object.fromEntries(
    (await store.byId(ids, within)).map(({ id, width, height }) => [id, { width, height }]),
  );
}

/** Bytes of the pictures, for whoever draws them; those that are gone are left out. */
export async function picturesOf(
  { store, media }: UploadsContext,
  ids: readonly string[],
  version: PhotoVersion,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const found = await store.byId(ids);
  return new Map(
    await Promise.all(
      found.map(
        async (upload) =>
          [upload.id, new Uint8Array(await media.get(keyOf(upload, version)))] as const,
      ),
    ),
  );
}

/** Job: what was not used for a month, or was dispatched long enough ago. */
export async function forgetDue(context: UploadsContext): Promise<void> {
  const { clock, store } = context;
  const usedBefore = new Date(clock().getTime() - UNUSED_DAYS * DAY);
  let last = '';
  for (;;) {
    const stale = await store.stale(usedBefore, last, LOOKED_AT_ONCE);
    const due = stale.filter((shown) => {
      const { deletedAt, isNeeded } = retention(context, shown);
      return !isNeeded && deletedAt !== null && deletedAt <= clock();
    });
    await store.delete(
      due.map(({ id }) => id),
      usedBefore,
    );
    if (stale.length < LOOKED_AT_ONCE) break;
    last = stale.at(-1)?.id ?? last;
  }
  await removeUnusedFiles(context);
}

/** All that is the customer's, before their carts and orders lose their words. The files go by a job. */
export async function forgetUploads(
  { store }: UploadsContext,
  transaction: Transaction,
  customerId: string,
): Promise<void> {
  await store.deleteOf(transaction, customerId);
  await enqueue(transaction, 'deleteUploadFiles', {});
}

/** Job: halves of photographs, and of other made files, whose process was killed. */
export function forgetUnfinished({ media }: UploadsContext): Promise<void> {
  return media.forgetUnfinished();
}

/** Below the folder of made files, which is never served. */
function keyOf(file: Pick<StoredUpload, 'hash' | 'format'>, version: PhotoVersion): string {
  const { hash, format } = file;
  const folder = `uploads/${hash.slice(0, 2)}`;
  return version === 'screen'
    ? `${folder}/${hash}-screen.webp`
    : `${folder}/${hash}.${format === 'jpeg' ? 'jpg' : 'webp'}`;
}
