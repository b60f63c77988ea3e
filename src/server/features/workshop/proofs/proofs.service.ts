/**
 * The proof of each order line: a picture of the sealed design, composed once and shown with the
 * order everywhere.
 */
import { RENDERER_VERSION } from '../../../../artwork/render/renderer-version.ts';
import { otherAngleShown } from '../../../../domain/catalogue/other-side.ts';
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
    const line = await store.sealed(lineId);
    const { document, plate, designHash } = line;
    const from = (angle: string) =>
      artwork.composePicture({ document, plate, angle, width: PROOF_PX, format: 'webp' });
    const picture = await from(line.angle);
    const otherAngle = otherAngleShown(line);
    const otherPicture = otherAngle === null ? null : await from(otherAngle);
    const thumbnail = await scaledToThumbnail(picture);
    const made = { renderer: RENDERER_VERSION, picture, otherPicture, thumbnail };
    await store.save(lineId, designHash, made, clock());
    // Another process may have stored its picture first; none is stored if the design has changed
    // since.
    return (await store.find(lineId)) ?? freeze(lineId);
  }

  return {
    freeze,

    /** For documents; null if one of its photographs was erased. */
    async picture(
      lineId: string,
      width: number,
      format: 'png' | 'jpeg' = 'png',
    ): Promise<Buffer | null> {
      const { picture } = await freeze(lineId);
      return picture && artwork.scaled(picture, { width, format });
    },

    ...proofSides(artwork, store, freeze),

    /** Opens a URL from the order's response; null for any other. */
    async open(orderKey: string, name: string): Promise<Buffer | null> {
      const [, lineId, hash, isOther] = PROOF_NAME.exec(name) ?? [];
      if (!lineId || !hash) return null;
      const found = await store.lineOf(orderKey, lineId, hash);
      if (found === null) return null;
      const { picture, otherPicture } = await freeze(found);
      return isOther ? otherPicture : picture;
    },

    /** As `open`, for the staff, who know no order key. */
    async openByName(name: string): Promise<Buffer | null> {
      const [, lineId, hash, isOther] = PROOF_NAME.exec(name) ?? [];
      if (!lineId || !hash || !(await store.isLine(lineId, hash))) return null;
      const { picture, otherPicture } = await freeze(lineId);
      return isOther ? otherPicture : picture;
    },

    /** As `openByName`, for lists and boards, which show the front. */
    async thumbnailByName(name: string): Promise<Buffer | null> {
      const [, lineId, hash, isOther] = PROOF_NAME.exec(name) ?? [];
      if (!lineId || !hash || isOther) return null;
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

/** Of the front, and of the other side where that shows something else. */
function proofSides(
  artwork: ProofsDependencies['artwork'],
  store: Pick<ReturnType<typeof proofsStore>, 'find'>,
  freeze: (lineId: string) => Promise<StoredProof>,
) {
  return {
    /** JPEGs for emails. */
    async pictures(lineId: string, width: number): Promise<Buffer[]> {
      return scaledSides(artwork, await freeze(lineId), { width, format: 'jpeg' });
    },

    /** PNGs for documents. */
    async sides(lineId: string, width: number): Promise<Buffer[]> {
      return scaledSides(artwork, await freeze(lineId), { width, format: 'png' });
    },

    /** As `pictures`; none if they were not composed before. */
    async storedPictures(lineId: string, width: number): Promise<Buffer[]> {
      const stored = await store.find(lineId);
      return stored ? scaledSides(artwork, stored, { width, format: 'jpeg' }) : [];
    },
  };
}

function scaledSides(
  artwork: ProofsDependencies['artwork'],
  { picture, otherPicture }: StoredProof,
  size: { width: number; format: 'png' | 'jpeg' },
): Promise<Buffer[]> {
  const sides = [picture, otherPicture].filter((side) => side !== null);
  return Promise.all(sides.map((side) => artwork.scaled(side, size)));
}
