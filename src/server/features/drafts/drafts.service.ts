/** Designs that shoppers keep: a guest's opens to whoever has its id, a customer's to that customer alone. */
import type { Draft } from '../../../contract/drafts.ts';
import { canonicalJson } from '../../../domain/canonical.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { normaliseEdits } from '../../../domain/personalisation/design-edits.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import { ShopError } from '../../../domain/errors.ts';
import {
  checkPersonalisation,
  normaliseText,
} from '../../../domain/personalisation/personalisation.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { oneLine } from '../../../domain/text/plain-text.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { secret } from '../../database/ids.ts';
import { lockCustomer } from '../../database/lock-customer.ts';
import { isOnSale } from '../catalogue/catalogue.service.ts';
import type { CatalogueService, Sellable } from '../catalogue/catalogue.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { draftsStore } from './drafts.store.ts';
import type { StoredDraft } from './drafts.store.ts';
import { bound } from '../../bound.ts';

export interface DraftsDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'variants' | 'sellables'>;
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
const DELETED_KEPT_MS = DAY;

export type DraftsService = ReturnType<typeof draftsService>;

type DraftsContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, catalogue, uploads }: DraftsDependencies) {
  const store = draftsStore(database);
  return { clock, catalogue, uploads, store };
}

export function draftsService(dependencies: DraftsDependencies) {
  const context = contextOf(dependencies);
  return bound(context, {
    all: listDrafts,
    create: createDraft,
    get: getDraft,
    update: updateDraft,
    copy: copyDraft,
    delete: deleteDraft,
    restore: restoreDraft,
    claim: claimDrafts,
    tell: setNotificationEmail,
    forgetLeft,
  });
}

function mayOpen(draft: StoredDraft | null, customerId: string | null): draft is StoredDraft {
  return draft !== null && (draft.customerId === null || draft.customerId === customerId);
}

async function find(
  { store }: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<StoredDraft> {
  const draft = await store.find('id', id);
  if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
  return draft;
}

async function productOf({ catalogue }: DraftsContext, productId: string): Promise<Sellable> {
  const product = (await catalogue.sellables([productId])).get(productId);
  if (!product) throw new ShopError('productNotFound', { field: 'productId' });
  return product;
}

/** In one form, with nothing the product does not know. Words that are needed may be missing still. */
async function checked(
  context: DraftsContext,
  { name, productId, personalisation }: GivenDraft,
  customerId: string | null,
): Promise<GivenDraft> {
  const { uploads } = context;
  const product = await productOf(context, productId);
  const edits = normaliseEdits(personalisation.edits);
  const words: Personalisation = {
    v: 1,
    // A field that is left out would show the shop's own words, which nobody asked for.
    fields: Object.fromEntries([
      ...product.fields.map((field) => [field.name, '']),
      ...Object.entries(personalisation.fields).map(([field, text]) => [
        field,
        normaliseText(text),
      ]),
    ]),
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
async function insert(
  { clock, store, uploads }: DraftsContext,
  given: GivenDraft,
  customerId: string | null,
): Promise<StoredDraft> {
  const draft = {
    ...{ ...given, id: secret(), share: secret(), customerId },
    ...{ tellEmail: '', updatedAt: clock() },
  };
  await store.transaction(async (transaction) => {
    await lockOwner(transaction, customerId);
    if (customerId && (await store.count(transaction, customerId)) >= MOST)
      throw new ShopError('draftsFull');
    await uploads.use(given.personalisation.edits, customerId, transaction);
    await store.insert(transaction, draft);
  });
  return draft;
}

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
      ...{ ...draft, angle, slug, productName: product?.name ?? '' },
      ...{ plate: product?.plate ?? '', design: product?.design ?? '' },
      picture: 'key' in picture ? picture : null,
      updatedAt: updatedAt.toISOString(),
      replies: replies
        .filter(({ draftId }) => draftId === draft.id)
        .map(({ draftId: __, at, ...reply }) => ({ ...reply, at: at.toISOString() })),
    };
  });
}

async function answer(context: DraftsContext, draft: StoredDraft): Promise<Draft> {
  const [answered] = await answers(context, [draft]);
  return answered!;
}

/** Latest first. */
export async function listDrafts(context: DraftsContext, customerId: string): Promise<Draft[]> {
  const { store } = context;
  return answers(context, await store.all(customerId));
}

/** Throws productNotFound, invalid or draftsFull. */
export async function createDraft(
  context: DraftsContext,
  given: GivenDraft,
  customerId: string | null,
): Promise<Draft> {
  return answer(
    context,
    await insert(context, await checked(context, given, customerId), customerId),
  );
}

/** Throws draftNotFound. */
export async function getDraft(
  context: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<Draft> {
  return answer(context, await find(context, id, customerId));
}

/** A customer who changes a guest's draft makes it theirs. */
export async function updateDraft(
  context: DraftsContext,
  id: string,
  given: GivenDraft,
  customerId: string | null,
): Promise<Draft> {
  const { store, uploads, clock } = context;
  await find(context, id, customerId);
  const kept = await checked(context, given, customerId);
  const updated = await store.transaction(async (transaction) => {
    await lockOwner(transaction, customerId);
    const draft = await store.lock(transaction, 'id', id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    if (customerId && !draft.customerId && (await store.count(transaction, customerId)) >= MOST)
      throw new ShopError('draftsFull');
    await uploads.use(kept.personalisation.edits, customerId, transaction);
    const tellEmail = customerId ? '' : draft.tellEmail;
    // A new name leaves the design as it was approved.
    const updatedAt = isSameDesign(draft, kept) ? draft.updatedAt : clock();
    const changed = { ...draft, ...kept, customerId, tellEmail, updatedAt };
    await store.update(transaction, changed);
    return changed;
  });
  return answer(context, updated);
}

export async function copyDraft(
  context: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<Draft> {
  const { name, productId, personalisation } = await find(context, id, customerId);
  return answer(context, await insert(context, { name, productId, personalisation }, customerId));
}

export async function deleteDraft(
  { store, clock }: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<Record<string, never>> {
  await store.transaction(async (transaction) => {
    const draft = await store.lock(transaction, 'id', id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    await store.delete(transaction, id, clock());
  });
  return {};
}

/** As it was, with its share and the answers to it. Throws draftNotFound or draftsFull. */
export async function restoreDraft(
  context: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<Draft> {
  const { store } = context;
  const restored = await store.transaction(async (transaction) => {
    await lockOwner(transaction, customerId);
    const draft = await store.lockDeleted(transaction, id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    if (draft.customerId && (await store.count(transaction, draft.customerId)) >= MOST)
      throw new ShopError('draftsFull');
    await store.restore(transaction, id);
    return draft;
  });
  return answer(context, restored);
}

/** Makes guests' drafts the customer's, unchanged, as long as there is room. */
export async function claimDrafts(
  { store, uploads }: DraftsContext,
  ids: readonly string[],
  customerId: string,
): Promise<{ claimed: string[]; waiting: string[] }> {
  return store.transaction(async (transaction) => {
    await lockOwner(transaction, customerId);
    let room = MOST - (await store.count(transaction, customerId));
    const [claimed, waiting]: [string[], string[]] = [[], []];
    // In one order, or two who claim the same could each wait for the other.
    for (const id of [...new Set(ids)].toSorted()) {
      const draft = await store.lock(transaction, 'id', id);
      if (!mayOpen(draft, customerId)) continue;
      if (draft.customerId === null && room === 0) {
        waiting.push(id);
        continue;
      }
      claimed.push(id);
      if (draft.customerId) continue;
      room -= 1;
      await uploads.use(draft.personalisation.edits, customerId, transaction);
      await store.update(transaction, { ...draft, customerId, tellEmail: '' });
    }
    return { claimed, waiting };
  });
}

/** Throws draftNotFound, or invalid where it is no address. */
export async function setNotificationEmail(
  context: DraftsContext,
  id: string,
  given: { email: string },
  customerId: string | null,
): Promise<Draft> {
  const { store } = context;
  const email = normaliseEmail(given.email);
  if (email && !isEmail(email))
    throw new ShopError('invalid', {
      violations: [{ propertyPath: 'email', message: EMAIL_MESSAGE }],
    });
  const told = await store.transaction(async (transaction) => {
    const draft = await store.lock(transaction, 'id', id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    const changed = { ...draft, tellEmail: draft.customerId ? '' : email };
    await store.update(transaction, changed);
    return changed;
  });
  return answer(context, told);
}

/** Guests' drafts that were left for ninety days, and all that were deleted a day ago. */
export async function forgetLeft({ clock, store }: DraftsContext): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await store.forgetGuests(ago(GUESTS_KEPT_MS));
  await store.forgetDeleted(ago(DELETED_KEPT_MS));
}

type Made = Pick<GivenDraft, 'productId' | 'personalisation'>;

function isSameDesign(one: Made, other: Made): boolean {
  return (
    one.productId === other.productId &&
    canonicalJson(one.personalisation) === canonicalJson(other.personalisation)
  );
}
