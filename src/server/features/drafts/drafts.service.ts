/** Designs that shoppers keep: a guest's opens to whoever has its id, a customer's to that customer alone. */
import type { Draft } from '../../../contract/drafts.ts';
import type { Clock } from '../../../domain/clock.ts';
import { normaliseEdits } from '../../../domain/design-edits.ts';
import { ShopError } from '../../../domain/errors.ts';
import { checkPersonalisation, normaliseWords } from '../../../domain/personalisation.ts';
import type { Personalisation } from '../../../domain/personalisation.ts';
import { oneLine } from '../../../domain/plain-text.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { secret } from '../../database/ids.ts';
import { lockCustomer } from '../../database/lock-customer.ts';
import type { CatalogueService, Sellable } from '../catalogue/catalogue.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { draftsStore } from './drafts.store.ts';
import type { StoredDraft } from './drafts.store.ts';

export interface DraftsDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'sellables'>;
  uploads: Pick<UploadsService, 'missing' | 'use'>;
}

export interface GivenDraft {
  name: string;
  productId: string;
  personalisation: Personalisation;
}

const MOST = 200;
const DAY = 24 * 60 * 60 * 1000;
const GUESTS_KEPT_MS = 90 * DAY;

export type DraftsService = ReturnType<typeof draftsService>;

export function draftsService({ database, clock, catalogue, uploads }: DraftsDependencies) {
  const store = draftsStore(database);

  const mayOpen = (draft: StoredDraft | null, customerId: string | null): draft is StoredDraft =>
    draft !== null && (draft.customerId === null || draft.customerId === customerId);

  async function find(id: string, customerId: string | null): Promise<StoredDraft> {
    const draft = await store.find('id', id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    return draft;
  }

  async function productOf(productId: string): Promise<Sellable> {
    const product = (await catalogue.sellables([productId])).get(productId);
    if (!product) throw new ShopError('productNotFound', { field: 'productId' });
    return product;
  }

  /** In one form, with nothing the product does not know. Words that are needed may be missing still. */
  async function checked(
    { name, productId, personalisation }: GivenDraft,
    customerId: string | null,
  ): Promise<GivenDraft> {
    const product = await productOf(productId);
    const edits = normaliseEdits(personalisation.edits);
    const words: Personalisation = {
      v: 1,
      fields: Object.fromEntries(
        Object.entries(personalisation.fields).map(([field, text]) => [
          field,
          normaliseWords(text),
        ]),
      ),
      ...(edits && { edits }),
    };
    const violations = [
      ...checkPersonalisation(
        words,
        product.fields.map((rule) => ({ ...rule, optional: true })),
      ),
      ...(await uploads.missing(edits, customerId)),
    ];
    if (violations.length > 0) throw new ShopError('invalid', { violations });
    return { name: oneLine(name) || product.name, productId, personalisation: words };
  }

  async function lockOwner(transaction: Transaction, customerId: string | null): Promise<void> {
    if (customerId && !(await lockCustomer(transaction, customerId)))
      throw new ShopError('tokenInvalid');
  }

  /** Throws draftsFull. */
  async function insert(given: GivenDraft, customerId: string | null): Promise<StoredDraft> {
    const draft = { ...given, id: secret(), share: secret(), customerId, updatedAt: clock() };
    await store.transaction(async (transaction) => {
      await lockOwner(transaction, customerId);
      if (customerId && (await store.count(transaction, customerId)) >= MOST)
        throw new ShopError('draftsFull');
      await uploads.use(given.personalisation.edits, customerId, transaction);
      await store.insert(transaction, draft);
    });
    return draft;
  }

  async function answer({ customerId: _, updatedAt, ...draft }: StoredDraft): Promise<Draft> {
    const product = (await catalogue.sellables([draft.productId])).get(draft.productId);
    const replies = await store.replies(draft.id);
    return {
      ...draft,
      slug: product?.slug ?? null,
      productName: product?.name ?? '',
      plate: product?.plate ?? '',
      updatedAt: updatedAt.toISOString(),
      replies: replies.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() })),
    };
  }

  return {
    /** Latest first. */
    all: async (customerId: string): Promise<Draft[]> =>
      Promise.all((await store.all(customerId)).map(answer)),

    /** Throws productNotFound, invalid or draftsFull. */
    create: async (given: GivenDraft, customerId: string | null): Promise<Draft> =>
      answer(await insert(await checked(given, customerId), customerId)),

    /** Throws draftNotFound. */
    get: async (id: string, customerId: string | null): Promise<Draft> =>
      answer(await find(id, customerId)),

    /** A customer who changes a guest's draft makes it theirs. */
    async update(id: string, given: GivenDraft, customerId: string | null): Promise<Draft> {
      await find(id, customerId);
      const kept = await checked(given, customerId);
      const updated = await store.transaction(async (transaction) => {
        await lockOwner(transaction, customerId);
        const draft = await store.lock(transaction, 'id', id);
        if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
        if (customerId && !draft.customerId && (await store.count(transaction, customerId)) >= MOST)
          throw new ShopError('draftsFull');
        await uploads.use(kept.personalisation.edits, customerId, transaction);
        const changed = { ...draft, ...kept, customerId, updatedAt: clock() };
        await store.update(transaction, changed);
        return changed;
      });
      return answer(updated);
    },

    async copy(id: string, customerId: string | null): Promise<Draft> {
      const { name, productId, personalisation } = await find(id, customerId);
      return answer(await insert({ name, productId, personalisation }, customerId));
    },

    async delete(id: string, customerId: string | null): Promise<Record<string, never>> {
      await store.transaction(async (transaction) => {
        const draft = await store.lock(transaction, 'id', id);
        if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
        await store.delete(transaction, id);
      });
      return {};
    },

    /** Guests' drafts that were left for ninety days. */
    forgetLeft: (): Promise<void> =>
      store.forgetGuests(new Date(clock().getTime() - GUESTS_KEPT_MS)),
  };
}
