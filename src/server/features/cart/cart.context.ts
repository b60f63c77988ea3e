/** The dependencies of the cart's use cases. */
import type { Address } from '../../../domain/delivery/address.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import type { ArtworkService } from '../artwork/artwork.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { abandonedCartsStore } from './abandoned.store.ts';
import type { SaleTerms } from '../../../domain/settings/shop-settings.ts';
import { cartClaims } from './cart.claim.ts';
import { cartStore } from './cart.store.ts';
import { lineCheck } from './cart.line-check.ts';
import { claimsStore } from './claims.store.ts';

export interface CartDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'variants' | 'sellables' | 'charged' | 'document' | 'stock'>;
  artwork: Pick<ArtworkService, 'findings' | 'unwritable' | 'nameFaults'>;
  uploads: Pick<UploadsService, 'use'>;
  /** As they are now. */
  terms(): SaleTerms;
  /** A saved address of the customer. Throws addressNotFound. */
  savedAddress(customerId: string, addressId: string): Promise<Address>;
  /** Whether money for this cart may be moving; the cart cannot change until that is settled. */
  isBeingPaid?(cartId: string, transaction: Transaction): Promise<boolean>;
}

export type CartContext = ReturnType<typeof cartContext>;

export function cartContext({
  database,
  clock,
  catalogue,
  artwork,
  uploads,
  terms,
  savedAddress,
  isBeingPaid = async () => false,
}: CartDependencies) {
  const store = cartStore(database);
  const claims = claimsStore(database);
  const abandoned = abandonedCartsStore(database);
  const checkLine = lineCheck({ catalogue, artwork, uploads });
  const owned = cartClaims({ store, claims, clock, isBeingPaid });
  return {
    clock,
    catalogue,
    artwork,
    uploads,
    terms,
    savedAddress,
    isBeingPaid,
    store,
    claims,
    abandoned,
    checkLine,
    owned,
  };
}
