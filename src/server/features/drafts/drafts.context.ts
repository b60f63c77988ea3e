/** The dependencies of the draft use cases. */
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { CatalogueService, Sellable } from '../catalogue/catalogue.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { draftsStore } from './drafts.store.ts';
import type { StoredDraft } from './drafts.store.ts';

export interface DraftsDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'variants' | 'sellables'>;
  uploads: Pick<UploadsService, 'missing' | 'use'>;
}

export const DAY = 24 * 60 * 60 * 1000;

export type DraftsContext = ReturnType<typeof draftsContext>;

export function draftsContext({ database, clock, catalogue, uploads }: DraftsDependencies) {
  const store = draftsStore(database);
  return { clock, catalogue, uploads, store };
}

export function mayOpen(
  draft: StoredDraft | null,
  customerId: string | null,
): draft is StoredDraft {
  return draft !== null && (draft.customerId === null || draft.customerId === customerId);
}

export async function find(
  { store }: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<StoredDraft> {
  const draft = await store.find('id', id);
  if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
  return draft;
}

export async function productOf(
  { catalogue }: DraftsContext,
  productId: string,
): Promise<Sellable> {
  const product = (await catalogue.sellables([productId])).get(productId);
  if (!product) throw new ShopError('productNotFound', { field: 'productId' });
  return product;
}
