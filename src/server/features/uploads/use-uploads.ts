/** The photographs in designs: availability, pixels and retention. */
import { uploadsOf } from '../../../domain/personalisation/design-edits.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import type { Violation } from '../../../domain/errors.ts';
import { retentionOf } from '../../../domain/retention/upload-retention.ts';
import type { Retention } from '../../../domain/retention/upload-retention.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import type { ShownIn } from './uploads.store.ts';
import type { UploadsContext, PhotoVersion } from './uploads.context.ts';
import { keyOf } from './uploads.context.ts';

/** The retention of an order's photographs. */
export interface StoredPhotos {
  /** Plain date; null while a cart or draft uses one of them too. */
  deletedOn: string | null;
  daysAfterDispatch: number;
}

type Designs = readonly (DesignEdits | undefined)[];

const GONE = 'This photograph is no longer there. Please choose it again.';

export const plainDate = (day: Date) => day.toISOString().slice(0, 10);

export function retention(
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

/** Per design, the photographs that are deleted or that the caller may not use. */
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

/** The photographs of a design that are deleted or that the caller may not use. */
export async function missingUploads(
  context: UploadsContext,
  edits: DesignEdits | undefined,
  customerId: string | null,
): Promise<Violation[]> {
  return (await missingIn(context, [edits], customerId))[0]!;
}

/** Records that a design is stored; guests' photographs in it become the customer's. None may be missing. */
export function useUploads(
  { store, clock }: UploadsContext,
  edits: DesignEdits | undefined,
  customerId: string | null,
  within?: Transaction,
): Promise<void> {
  return store.use(uploadsOf(edits), customerId, clock(), within);
}

/** As `useUploads`, for the designs of an order. */
export function useIn(
  { store, clock }: UploadsContext,
  within: Transaction,
  designs: Designs,
  customerId: string | null,
): Promise<void> {
  return store.use([...new Set(designs.flatMap(uploadsOf))], customerId, clock(), within);
}

/** How long an order's photographs are stored; null if it has none or no longer has any. */
export async function storedFor(
  context: UploadsContext,
  designs: Designs,
  within?: Transaction,
): Promise<StoredPhotos | null> {
  const { store, daysAfterDispatch } = context;
  const ids = new Set(designs.flatMap(uploadsOf));
  if (ids.size === 0) return null;
  const days = (await store.shownIn([...ids], within)).map(
    (shown) => retention(context, shown).deletedAt,
  );
  if (days.length === 0) return null;
  const last = days.every((day) => day !== null) && Math.max(...days.map(Number));
  return { deletedOn: last ? plainDate(new Date(last)) : null, daysAfterDispatch };
}

/** Their sizes in pixels by id, without deleted ones. */
export async function pixelsOf(
  { store }: UploadsContext,
  ids: readonly string[],
  within?: Transaction,
): Promise<Record<string, { width: number; height: number }>> {
  return Object.fromEntries(
    (await store.byId(ids, within)).map(({ id, width, height }) => [id, { width, height }]),
  );
}

/** The image files, for rendering; without deleted ones. */
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
