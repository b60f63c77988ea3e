/**
 * The proof of each order line: a picture of the sealed design, composed once and shown with the
 * order everywhere.
 */
import { RENDERER_VERSION } from '../../../../artwork/render/renderer-version.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { ArtworkService } from '../../artwork/artwork.service.ts';
import { PROOF_NAME } from './proof-address.ts';
import { proofsStore } from './proofs.store.ts';
import type { StoredProof } from './proofs.store.ts';

export interface ProofsDependencies {
  database: Database;
  clock: Clock;
  artwork: Pick<ArtworkService, 'composePicture' | 'scaled'>;
}

export const PROOF_PX = 900;
/** For a place of 50 px on a screen with three times as many. */
export const THUMBNAIL_PX = 150;

export type ProofsService = ReturnType<typeof proofsService>;

export function proofsService({ database, clock, artwork }: ProofsDependencies) {
  const store = proofsStore(database);

  const scaledToThumbnail = (picture: Buffer): Promise<Buffer> =>
    artwork.scaled(picture, { width: THUMBNAIL_PX, format: 'webp' });

  /** The picture of the line's current seal, composed on first use. */
  async function freeze(lineId: string): Promise<StoredProof> {
    const stored = await store.find(lineId);
    if (stored) return stored;
    const { document, plate, angle, designHash } = await store.sealed(lineId);
    const picture = await artwork.composePicture({
      document,
      plate,
      angle,
      width: PROOF_PX,
      format: 'webp',
    });
    const thumbnail = await scaledToThumbnail(picture);
    const made = { renderer: RENDERER_VERSION, picture, thumbnail };
    await store.save(lineId, designHash, made, clock());
    // Another process may have stored its picture first; none is stored if the design has changed
    // since.
    return (await store.find(lineId)) ?? freeze(lineId);
  }

  return {
    freeze,

    /** For documents and emails; null if one of its photographs was erased. */
    async picture(
      lineId: string,
      width: number,
      format: 'png' | 'jpeg' = 'png',
    ): Promise<Buffer | null> {
      const { picture } = await freeze(lineId);
      return picture && artwork.scaled(picture, { width, format });
    },

    /** As `picture`; null also if it was not composed before. */
    async storedPicture(
      lineId: string,
      width: number,
      format: 'png' | 'jpeg' = 'png',
    ): Promise<Buffer | null> {
      const picture = (await store.find(lineId))?.picture ?? null;
      return picture && artwork.scaled(picture, { width, format });
    },

    /** Opens a URL from the order's response; null for any other. */
    async open(orderKey: string, name: string): Promise<Buffer | null> {
      const [, lineId, hash] = PROOF_NAME.exec(name) ?? [];
      if (!lineId || !hash) return null;
      const found = await store.lineOf(orderKey, lineId, hash);
      return found === null ? null : (await freeze(found)).picture;
    },

    /** As `open`, for the staff, who know no order key. */
    async openByName(name: string): Promise<Buffer | null> {
      const [, lineId, hash] = PROOF_NAME.exec(name) ?? [];
      if (!lineId || !hash) return null;
      return (await store.isLine(lineId, hash)) ? (await freeze(lineId)).picture : null;
    },

    /** As `openByName`, for lists and boards. */
    async thumbnailByName(name: string): Promise<Buffer | null> {
      const [, lineId, hash] = PROOF_NAME.exec(name) ?? [];
      if (!lineId || !hash) return null;
      const stored = await store.thumbnail(lineId, hash);
      if (stored) return stored;
      const picture = (await store.isLine(lineId, hash)) ? (await freeze(lineId)).picture : null;
      if (!picture) return null;
      // Of an order that was placed before there were thumbnails.
      const thumbnail = await scaledToThumbnail(picture);
      await store.saveThumbnail(lineId, hash, thumbnail);
      return thumbnail;
    },

    /** Job: empties proofs and deletes files made from erased photographs. */
    forgetPhotographed: (): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const mediaKeys = await store.forgetPhotographed(transaction);
        if (mediaKeys.length > 0) await enqueue(transaction, 'deleteMadeFiles', { mediaKeys });
      }),
  };
}
