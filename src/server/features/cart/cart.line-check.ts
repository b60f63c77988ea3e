/** Checks a requested cart line, both when it is added and when it changes. */
import { ShopError } from '../../../domain/errors.ts';
import { emptyPersonalisation } from '../../../domain/personalisation/preview-personalisation.ts';
import type { ArtworkService } from '../artwork/artwork.service.ts';
import type { CatalogueService, Sellable } from '../catalogue/catalogue.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { CustomerId } from './cart.claim.ts';
import { lineOf, refuse, withWarnings } from './cart.line.ts';
import type { CheckedLine, LineRequest } from './cart.line.ts';

export interface LineCheckDependencies {
  catalogue: Pick<CatalogueService, 'sellables' | 'document'>;
  artwork: Pick<ArtworkService, 'findings'>;
  uploads: Pick<UploadsService, 'use'>;
}

export type CheckLine = (
  request: LineRequest,
  customerId: CustomerId,
) => Promise<{ product: Sellable; line: CheckedLine }>;

/** Throws productNotFound, and invalid if the line cannot be made. Records that its photographs are used. */
export function lineCheck({ catalogue, artwork, uploads }: LineCheckDependencies): CheckLine {
  return async (request, customerId) => {
    const product = (await catalogue.sellables([request.productId])).get(request.productId);
    if (!product) throw new ShopError('productNotFound', { field: 'productId' });
    const line = lineOf(product, request);
    const document = await catalogue.document(product);
    const personalisation = line.personalisation ?? emptyPersonalisation(product.fields);
    const made = { ...product, document };
    const { refused, warnings } = await artwork.findings(made, personalisation, customerId);
    refuse(refused);
    if (line.personalisation) await uploads.use(line.personalisation.edits, customerId);
    return { product, line: withWarnings(line, warnings) };
  };
}

type Catalogue = Pick<CatalogueService, 'stock'>;

/** Throws outOfStock. */
export async function refuseSoldOut(catalogue: Catalogue, product: Sellable): Promise<void> {
  if (await isSoldOut(catalogue, product)) throw soldOut(product);
}

/** A remembered product may be older than a delivery, so nothing is refused without asking the database. */
export const isSoldOut = async (
  catalogue: Catalogue,
  { availability, productId }: Sellable,
): Promise<boolean> => availability === 'soldOut' && (await catalogue.stock(productId)) === 0;

export const soldOut = ({ name }: Sellable): ShopError =>
  new ShopError('outOfStock', { field: 'productId', message: `${name} is sold out.` });
