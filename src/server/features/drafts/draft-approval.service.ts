/** Shared drafts: shows the picture and texts by the share link, and passes replies to the owner. */
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import { personalisationTexts } from '../../../domain/personalisation/personalisation.ts';
import { manyLines, oneLine } from '../../../domain/text/plain-text.ts';
import type { Database } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { ArtworkService } from '../artwork/artwork.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { draftsStore } from './drafts.store.ts';
import type { StoredDraft } from './drafts.store.ts';

export interface DraftApprovalDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'sellables'>;
  artwork: Pick<ArtworkService, 'preview'>;
  notifications: Pick<NotificationsService, 'notify'>;
}

export interface GivenReply {
  decision: 'approved' | 'change';
  name: string;
  message: string;
}

/** A draft as the people it was shared with see it. */
export interface SharedDraft {
  name: string;
  productName: string;
  slug: string;
  words: { label: string; text: string }[];
  /** Address of its picture, valid for a few minutes. */
  url: string;
  updatedAt: Date;
  /** The latest reply since the last change. */
  answered: GivenReply['decision'] | null;
  answeredBy: string;
}

/** Enough for any conversation, and limits abuse of a leaked link. */
const MOST_REPLIES = 50;
/** A guest's address is unconfirmed, so emails to it are limited. */
const MOST_EMAILS_TO_GUESTS = 10;
const PICTURE_PX = 960;

export type DraftApprovalService = ReturnType<typeof draftApprovalService>;

export function draftApprovalService({
  database,
  clock,
  catalogue,
  artwork,
  notifications,
}: DraftApprovalDependencies) {
  const store = draftsStore(database);

  async function productOf({ productId }: StoredDraft) {
    const product = (await catalogue.sellables([productId])).get(productId);
    if (!product) throw new ShopError('draftNotFound');
    return product;
  }

  return {
    /** Throws draftNotFound, also for a withdrawn product. */
    async show(share: string): Promise<SharedDraft> {
      const draft = await store.find('share', share);
      if (!draft) throw new ShopError('draftNotFound');
      const { name, personalisation, productId, customerId, updatedAt } = draft;
      const product = await productOf(draft);
      const picture = await artwork.preview({
        productId,
        personalisation,
        customerId,
        width: PICTURE_PX,
      });
      const [latest] = await store.replies([draft.id]);
      const current = latest && latest.at >= updatedAt ? latest : null;
      return {
        name,
        productName: product.name,
        slug: product.slug,
        words: personalisationTexts(personalisation, product.fields),
        url: `/media/preview/${picture}`,
        updatedAt,
        answered: current?.decision ?? null,
        answeredBy: current?.name ?? '',
      };
    },

    /** Throws draftNotFound, invalid for an undescribed change, or repliesFull. */
    async reply(share: string, given: GivenReply) {
      const { decision } = given;
      const reply = { decision, name: oneLine(given.name), message: manyLines(given.message) };
      if (decision === 'change' && !reply.message)
        throw new ShopError('invalid', {
          violations: [{ propertyPath: 'message', message: 'Please say what should be changed.' }],
        });
      await store.transaction(async (transaction) => {
        const draft = await store.lock(transaction, 'share', share);
        if (!draft) throw new ShopError('draftNotFound');
        const earlier = await store.countReplies(transaction, draft.id);
        if (earlier >= MOST_REPLIES) throw new ShopError('repliesFull');
        const id = newId();
        await store.insertReply(transaction, { ...reply, id, draftId: draft.id, at: clock() });
        const isEmailDue = draft.customerId || (draft.tellEmail && earlier < MOST_EMAILS_TO_GUESTS);
        if (isEmailDue) await enqueue(transaction, 'sendDraftReply', { replyId: id });
        if (!draft.customerId) return;
        await notifications.notify(transaction, {
          customerId: draft.customerId,
          kind: decision === 'approved' ? 'draftApproved' : 'draftChange',
          detail: { draft: draft.name, from: reply.name, message: reply.message },
          link: '/account/designs',
          occasion: `draftReply ${id}`,
        });
      });
      return { answered: decision };
    },
  };
}
