/** Adds a list of names to the cart, one line per name, all or none, and removes them again as one. */
import type { Cart } from '../../../contract/cart.ts';
import { addLines, removeBought } from '../../../domain/cart/cart.ts';
import type { CartLine } from '../../../domain/cart/cart.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Violation } from '../../../domain/errors.ts';
import { countPieces, joinNames } from '../../../domain/personalisation/name-list.ts';
import type { ListedName } from '../../../domain/personalisation/name-list.ts';
import {
  checkPersonalisation,
  normalisePersonalisation,
} from '../../../domain/personalisation/personalisation.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { Transaction } from '../../database/connection.ts';
import type { ArtworkService } from '../artwork/artwork.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { noteAddition, takeAdditionBack } from './additions.store.ts';
import type { CustomerId } from './cart.claim.ts';
import { lineOf, refuse, unpriced } from './cart.line.ts';
import type { CartStore, StoredCart } from './cart.store.ts';
import { bound } from '../../bound.ts';

export interface NamesRequest {
  key: string;
  productId: string;
  personalisation: Personalisation;
  names: readonly { name: string; quantity: number }[];
}

export interface CartNamesDependencies {
  store: Pick<CartStore, 'items' | 'insertItems' | 'setQuantity' | 'deleteItems'>;
  catalogue: Pick<CatalogueService, 'sellables' | 'document' | 'stock'>;
  artwork: Pick<ArtworkService, 'refusals' | 'unwritable' | 'nameFaults'>;
  uploads: Pick<UploadsService, 'use'>;
  change: ChangeCart;
}

export const UNCHANGED = 'unchanged';

/**
 * Locks the cart, runs the work, increments the version and returns the cart, in one transaction.
 * If nothing changes, neither does the version, so an existing order of the cart stays valid when a
 * second tab saves the same values again.
 */
export type ChangeCart = (cartId: string, customerId: CustomerId, work: CartWork) => Promise<Cart>;

export type CartWork = (
  transaction: Transaction,
  cart: StoredCart,
) => Promise<typeof UNCHANGED | void>;

const NAME_FIELD = 'name';
const NAME_PATH = `personalisation.fields.${NAME_FIELD}`;

export function cartNames(context: CartNamesDependencies) {
  return bound(context, { addNames, takeNamesBack });
}

async function linesOf(
  { store }: CartNamesDependencies,
  cartId: string,
  transaction: Transaction,
): Promise<CartLine[]> {
  return (await store.items(cartId, transaction)).map(unpriced);
}

/** The lines for the names, checked like single ones; each violation carries the name's index. */
async function checkedLines(
  { catalogue, artwork, uploads }: CartNamesDependencies,
  request: NamesRequest,
  customerId: CustomerId,
): Promise<CartLine[]> {
  const product = (await catalogue.sellables([request.productId])).get(request.productId);
  if (!product) throw new ShopError('productNotFound', { field: 'productId' });
  const document = await catalogue.document(product);
  const worded = request.names.map(({ name }) => withName(request.personalisation, name));
  const wrong = worded.flatMap((personalisation, place): Violation[] => {
    const words = normalisePersonalisation(personalisation, product.fields);
    const faults = [
      ...(words?.fields[NAME_FIELD] ? [] : [NO_NAME]),
      ...checkPersonalisation(words, product.fields),
    ];
    const found =
      faults.length > 0 || !words
        ? faults
        : artwork.unwritable({ document, fields: product.fields }, words);
    return found.map((one) => atName(one, place));
  });
  refuse(withoutRepeats(wrong));
  const faults = await artwork.nameFaults({ ...product, document }, worded);
  refuse(
    faults.flatMap((message, place): Violation[] =>
      message === undefined ? [] : [atName({ propertyPath: NAME_PATH, message }, place)],
    ),
  );
  // Everything but the name is the same for all lines, so it is checked once.
  const [first] = worded;
  if (first) refuse(await artwork.refusals({ ...product, document }, first, customerId));
  await uploads.use(request.personalisation.edits, customerId);
  const pieces = countPieces(listed(request));
  const left = await catalogue.stock(request.productId);
  if (left < pieces)
    throw new ShopError('outOfStock', {
      field: 'names',
      message:
        left === 0
          ? `${product.name} is sold out.`
          : `Only ${left} of these can be made at the moment, and your list comes to ${pieces}.`,
    });
  return listed(request).map(({ text, quantity }) =>
    lineOf(product, {
      productId: request.productId,
      quantity,
      personalisation: withName(request.personalisation, text),
    }),
  );
}

export async function addNames(
  context: CartNamesDependencies,
  cartId: string,
  request: NamesRequest,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { change, store } = context;
  const added = await checkedLines(context, request, customerId);
  return change(cartId, customerId, async (transaction, cart) => {
    // Runs under the cart's lock, so a second call with the same key finds the addition recorded.
    if (!(await noteAddition(transaction, cart.id, request, added))) return UNCHANGED;
    const before = await linesOf(context, cart.id, transaction);
    const after = addLines({ version: cart.version, lines: before }, added).lines;
    for (const line of after) {
      const present = before.find(({ id }) => id === line.id);
      if (present && present.quantity !== line.quantity)
        await store.setQuantity(transaction, line.id, line.quantity);
    }
    await store.insertItems(
      transaction,
      cart.id,
      after.filter(({ id }) => before.every((line) => line.id !== id)),
    );
  });
}

export async function takeNamesBack(
  context: CartNamesDependencies,
  cartId: string,
  key: string,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { change, store } = context;
  return change(cartId, customerId, async (transaction, cart) => {
    const added = await takeAdditionBack(transaction, cart.id, key);
    if (!added) throw new ShopError('cartItemNotFound');
    if (added.length === 0) return UNCHANGED;
    const before = await linesOf(context, cart.id, transaction);
    const after = removeBought({ version: cart.version, lines: before }, added).lines;
    const gone = before.filter((line) => !after.some(({ id }) => id === line.id));
    await store.deleteItems(
      transaction,
      gone.map(({ id }) => id),
    );
    for (const line of after) {
      const quantity = before.find(({ id }) => id === line.id)?.quantity;
      if (quantity !== line.quantity) await store.setQuantity(transaction, line.id, line.quantity);
    }
  });
}

const NO_NAME: Violation = { propertyPath: NAME_PATH, message: 'Please write a name.' };

const listed = ({ names }: NamesRequest): ListedName[] =>
  joinNames(names.map(({ name, quantity }) => ({ text: name, quantity })));

function withName(common: Personalisation, name: string): Personalisation {
  return { ...common, fields: { ...common.fields, [NAME_FIELD]: name } };
}

function atName({ propertyPath, message }: Violation, place: number): Violation {
  return {
    message,
    propertyPath: propertyPath === NAME_PATH ? `names.${place}.name` : propertyPath,
  };
}

/** Reports violations of shared properties and of empty names only once. */
function withoutRepeats(violations: readonly Violation[]): Violation[] {
  const paths = new Set<string>();
  return violations.filter(({ propertyPath }) => {
    const isNew = !paths.has(propertyPath);
    paths.add(propertyPath);
    return isNew;
  });
}
