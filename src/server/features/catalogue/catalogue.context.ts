/** The dependencies of the catalogue use cases, and their caches. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import type { DesignDocument } from '../../../artwork/design/design.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/connection/connection.ts';
import { catalogueMemory } from './catalogue.memory.ts';
import { catalogueStore } from './catalogue.store.ts';
import type { CatalogueStore } from './catalogue.store.ts';
import type { KitRow, SellableRow, WithdrawnRow } from './variants.store.ts';

/** A variant that is on sale, at its current price. */
export type Sellable = SellableRow;

/** A variant that may be withdrawn: `availability` says so, and its price is then null. */
export type KnownVariant = SellableRow | WithdrawnRow;

/** A card, and the surrogate keys of whatever shows it. */
export interface KnownCard {
  card: ProductCard;
  keys: readonly string[];
}

export type CategoryRow = Awaited<ReturnType<CatalogueStore['categories']>>[number];

export interface CatalogueDependencies {
  database: Database;
  clock: Clock;
  version: CatalogueVersion;
}

export const isOnSale = (variant: KnownVariant): variant is Sellable =>
  variant.availability !== 'withdrawn';

export type CatalogueContext = ReturnType<typeof catalogueContext>;

export function catalogueContext({ database, clock, version }: CatalogueDependencies) {
  const store = catalogueStore(database);
  const cards = catalogueMemory<KnownCard>('product cards', version, 20_000);
  const variants = catalogueMemory<KnownVariant>('variants', version, 20_000);
  const documents = catalogueMemory<DesignDocument>('documents', version, 500);
  const kits = catalogueMemory<KitRow>('kits', version, 100);
  const menus = catalogueMemory<CategoryRow[]>('menus', version, 1);
  return { database, clock, store, cards, variants, documents, kits, menus };
}
