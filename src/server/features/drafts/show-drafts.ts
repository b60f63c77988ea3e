/** Lists and shows drafts to their owners. */
import type { Draft } from '../../../contract/drafts.ts';
import { isOnSale } from '../catalogue/catalogue.service.ts';
import type { StoredDraft } from './drafts.store.ts';
import type { DraftsContext } from './drafts.context.ts';
import { find } from './drafts.context.ts';

async function answers(
  { catalogue, store }: DraftsContext,
  drafts: readonly StoredDraft[],
): Promise<Draft[]> {
  const [products, replies] = await Promise.all([
    catalogue.variants(drafts.map(({ productId }) => productId)),
    store.replies(drafts.map(({ id }) => id)),
  ]);
  return drafts.map(({ customerId: _, updatedAt, ...draft }) => {
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
      updatedAt: updatedAt.toISOString(),
      replies: replies
        .filter(({ draftId }) => draftId === draft.id)
        .map(({ draftId: __, at, ...reply }) => ({
          ...reply,
          at: at.toISOString(),
        })),
    };
  });
}

export async function answer(context: DraftsContext, draft: StoredDraft): Promise<Draft> {
  const [answered] = await answers(context, [draft]);
  return answered!;
}

/** Latest first. */
export async function listDrafts(context: DraftsContext, customerId: string): Promise<Draft[]> {
  const { store } = context;
  return answers(context, await store.all(customerId));
}

/** Throws draftNotFound. */
export async function getDraft(
  context: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<Draft> {
  return answer(context, await find(context, id, customerId));
}
