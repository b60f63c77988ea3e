/** The photographs in designs: whether they are there, their pixels, and how long they are stored. */
import { uploadsOf } from '../../../domain/personalisation/design-edits.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import type { Violation } from '../../../domain/errors.ts';
import { retentionOf } from '../../../domain/retention/upload-retention.ts';
import type { Retention } from '../../../domain/retention/upload-retention.ts';
import type { Transaction } from '../../database/connection.ts';
import type { ShownIn } from './uploads.store.ts';
import type { UploadsContext, PhotoVersion } from './uploads.context.ts';
import { keyOf } from './uploads.context.ts';

/** What an order tells of its photographs. */
export interface KeptPhotos {
  /** Plain date; null while a cart or draft shows one of them too. */
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
