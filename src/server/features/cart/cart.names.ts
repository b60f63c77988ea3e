/** Adds a list of names to the cart, one line per name, all or none, and removes them again as one. */
import { addLines, removeBought } from '../../../domain/cart/cart.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Violation } from '../../../domain/errors.ts';
import { countPieces, joinNames } from '../../../domain/personalisation/name-list.ts';
import type { ListedName } from '../../../domain/personalisation/name-list.ts';
import type { DesignWarning } from '../../../domain/personalisation/design-warning.ts';
import {
  checkPersonalisation,
  normalisePersonalisation,
  normaliseText,
} from '../../../domain/personalisation/personalisation.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';
import { recordAddition, takeAdditionBack } from './additions.store.ts';
import type { CustomerId } from './cart.claim.ts';
import type { CartContext } from './cart.context.ts';
import { lineOf, refuse, withWarnings } from './cart.line.ts';
import type { CheckedLine } from './cart.line.ts';
import type { WholeCart } from './whole-cart.ts';
import { changeLines } from './change-cart.ts';

export interface NamesRequest {
  key: string;
  productId: string;
  personalisation: Personalisation;
  names: readonly { name: string; quantity: number }[];
}

const NAME_PATH = `personalisation.fields.${NAME_FIELD}`;

/** The lines for the names, checked like single ones; each violation carries the name's index. */
async function checkedLines(
  { catalogue, artwork, uploads }: CartContext,
  request: NamesRequest,
  customerId: CustomerId,
): Promise<CheckedLine[]> {
  const product = (await catalogue.sellables([request.productId])).get(request.productId);
  if (!product) throw new ShopError('productNotFound', { field: 'productId' });
  const document = await catalogue.document(product);
  const named = request.names.map(({ name }) => withName(request.personalisation, name));
  const wrong = named.flatMap((given, place): Violation[] => {
    const personalisation = normalisePersonalisation(given, product.fields);
    const faults = [
      ...(personalisation?.fields[NAME_FIELD] ? [] : [NO_NAME]),
      ...checkPersonalisation(personalisation, product.fields),
    ];
    const found =
      faults.length > 0 || !personalisation
        ? faults
        : artwork.unwritable({ document, fields: product.fields }, personalisation);
    return found.map((one) => atName(one, place));
  });
  refuse(withoutRepeats(wrong));
  const made = { ...product, document };
  const found = await artwork.nameFaults(made, named);
  refuse(
    found.flatMap(({ fault: message }, place): Violation[] =>
      message === undefined ? [] : [atName({ propertyPath: NAME_PATH, message }, place)],
    ),
  );
  // Everything but the name is the same for all lines, so it is checked once.
  const [first] = named;
  const common = first && (await artwork.findings(made, first, customerId));
  refuse(common?.refused ?? []);
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
  const warnings = warningsOfNames(request, found, common?.warnings ?? []);
  return listed(request).map(({ text, quantity }) => {
    const personalisation = withName(request.personalisation, text);
    const line = lineOf(product, { productId: request.productId, quantity, personalisation });
    return withWarnings(line, warnings.get(text) ?? []);
  });
}

/** By name. @param ofFirst everything that may come out badly with the first name; the rest of the design is the same for all */
function warningsOfNames(
  { names }: NamesRequest,
  found: readonly { warnings: readonly DesignWarning[] }[],
  ofFirst: readonly DesignWarning[],
): Map<string, DesignWarning[]> {
  const known = new Set(found[0]?.warnings.map((warning) => JSON.stringify(warning)));
  const ofRest = ofFirst.filter((warning) => !known.has(JSON.stringify(warning)));
  return new Map(
    names.map(({ name }, place) => [
      normaliseText(name),
      [...(found[place]?.warnings ?? []), ...ofRest],
    ]),
  );
}

export async function addNames(
  context: CartContext,
  cartId: string,
  request: NamesRequest,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  const added = await checkedLines(context, request, customerId);
  return changeLines(context, cartId, customerId, async (lines, transaction, cart) =>
    // Runs under the cart's lock, so a second call with the same key finds the addition recorded.
    (await recordAddition(transaction, cart.id, request, added)) ? addLines(lines, added) : lines,
  );
}

export function takeNamesBack(
  context: CartContext,
  cartId: string,
  key: string,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  return changeLines(context, cartId, customerId, async (lines, transaction, cart) => {
    const added = await takeAdditionBack(transaction, cart.id, key);
    if (!added) throw new ShopError('cartItemNotFound');
    return removeBought(lines, added);
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
