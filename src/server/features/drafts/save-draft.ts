/** Creates, changes and copies drafts. */
import { canonicalJson } from '../../../domain/canonical.ts';
import { normaliseEdits } from '../../../domain/personalisation/design-edits.ts';
import { ShopError } from '../../../domain/errors.ts';
import {
  checkPersonalisation,
  normaliseText,
} from '../../../domain/personalisation/personalisation.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { oneLine } from '../../../domain/text/plain-text.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { secret } from '../../database/ids.ts';
import { lockCustomer } from '../../database/lock-customer.ts';
import type { StoredDraft } from './drafts.store.ts';
import type { DraftsContext } from './drafts.context.ts';
import { productOf, find, mayOpen } from './drafts.context.ts';
import { showDraft } from './show-drafts.ts';
import type { ShownDraft } from './show-drafts.ts';

export interface GivenDraft {
  name: string;
  productId: string;
  personalisation: Personalisation;
}

export const MOST = 200;

/** Normalises the design and drops what the product does not support. Required texts may still be missing. */
async function checked(
  context: DraftsContext,
  { name, productId, personalisation }: GivenDraft,
  customerId: string | null,
): Promise<GivenDraft> {
  const { uploads } = context;
  const product = await productOf(context, productId);
  const edits = normaliseEdits(personalisation.edits);
  const normalised: Personalisation = {
    v: 1,
    // An omitted field would show the sample text, which is not the customer's.
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
      normalised,
      product.fields.map((rule) => ({ ...rule, optional: true })),
    ),
    ...(await uploads.missing(edits, customerId)),
  ];
  if (violations.length > 0) throw new ShopError('invalid', { violations });
  return { name: oneLine(name) || product.name, productId, personalisation: normalised };
}

export async function lockOwner(
  transaction: Transaction,
  customerId: string | null,
): Promise<void> {
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
    ...given,
    id: secret(),
    share: secret(),
    customerId,
    tellEmail: '',
    updatedAt: clock(),
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

/** Throws productNotFound, invalid or draftsFull. */
export async function createDraft(
  context: DraftsContext,
  given: GivenDraft,
  customerId: string | null,
): Promise<ShownDraft> {
  return showDraft(
    context,
    await insert(context, await checked(context, given, customerId), customerId),
  );
}

/** A customer who changes a guest's draft becomes its owner. */
export async function updateDraft(
  context: DraftsContext,
  id: string,
  given: GivenDraft,
  customerId: string | null,
): Promise<ShownDraft> {
  const { store, uploads, clock } = context;
  await find(context, id, customerId);
  const valid = await checked(context, given, customerId);
  const updated = await store.transaction(async (transaction) => {
    await lockOwner(transaction, customerId);
    const draft = await store.lock(transaction, 'id', id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    if (customerId && !draft.customerId && (await store.count(transaction, customerId)) >= MOST)
      throw new ShopError('draftsFull');
    await uploads.use(valid.personalisation.edits, customerId, transaction);
    const tellEmail = customerId ? '' : draft.tellEmail;
    // Renaming keeps an approval valid, because the design is unchanged.
    const updatedAt = isSameDesign(draft, valid) ? draft.updatedAt : clock();
    const changed = { ...draft, ...valid, customerId, tellEmail, updatedAt };
    await store.update(transaction, changed);
    return changed;
  });
  return showDraft(context, updated);
}

export async function copyDraft(
  context: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<ShownDraft> {
  const { name, productId, personalisation } = await find(context, id, customerId);
  return showDraft(
    context,
    await insert(context, { name, productId, personalisation }, customerId),
  );
}

type Made = Pick<GivenDraft, 'productId' | 'personalisation'>;

function isSameDesign(one: Made, other: Made): boolean {
  return (
    one.productId === other.productId &&
    canonicalJson(one.personalisation) === canonicalJson(other.personalisation)
  );
}
