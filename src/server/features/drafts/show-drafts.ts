/** Lists and shows drafts to their owners. */
import type { Picture } from '../../../domain/catalogue/picture.ts';
import { isOnSale } from '../catalogue/catalogue.service.ts';
import type { StoredDraft, StoredReply } from './drafts.store.ts';
import type { DraftsContext } from './drafts.context.ts';
import { find } from './drafts.context.ts';

/** A draft with its product and the replies to it. */
export interface ShownDraft extends StoredDraft {
  /** Slug of the product; null if it is no longer sold. */
  slug: string | null;
  productName: string;
  plate: string;
  design: string;
  angle: string;
  picture: Picture | null;
  /** Newest first. */
  replies: StoredReply[];
}

async function showDrafts(
  { catalogue, store }: DraftsContext,
  drafts: readonly StoredDraft[],
): Promise<ShownDraft[]> {
  const [products, replies] = await Promise.all([
    catalogue.variants(drafts.map(({ productId }) => productId)),
    store.replies(drafts.map(({ id }) => id)),
  ]);
  return drafts.map((draft) => {
    const product = products.get(draft.productId);
    const slug = product && isOnSale(product) ? product.slug : null;
    const { angle = '', ...picture } = product?.picture ?? {};
    return {
      ...draft,
      angle,
      slug,
      productName: product?.name ?? '',
      plate: product?.plate ?? '',
      design: product?.design ?? '',
      picture: 'key' in picture ? picture : null,
      replies: replies.filter(({ draftId }) => draftId === draft.id),
    };
  });
}

export async function showDraft(context: DraftsContext, draft: StoredDraft): Promise<ShownDraft> {
  const [shown] = await showDrafts(context, [draft]);
  return shown!;
}

/** Latest first. */
export async function listDrafts(
  context: DraftsContext,
  customerId: string,
): Promise<ShownDraft[]> {
  const { store } = context;
  return showDrafts(context, await store.all(customerId));
}

/** Throws draftNotFound. */
export async function getDraft(
  context: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<ShownDraft> {
  return showDraft(context, await find(context, id, customerId));
}
