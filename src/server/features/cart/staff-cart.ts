/**
 * What the staff fill in for a customer by phone or email: checked by the rules of a shopper's cart
 * and ordered at once, so that only the id of the cart is stored.
 */
import { addLine, isSameLine } from '../../../domain/cart/cart.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { checkAddress, normaliseAddress } from '../../../domain/delivery/address.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import { zoneNameOf } from '../../../domain/delivery/delivery.ts';
import { deliveryZoneOf } from '../../../domain/delivery/served.ts';
import type { DeliveryZoneName } from '../../../domain/delivery/delivery.ts';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { ShopError } from '../../../domain/errors.ts';
import { normalisePersonalisation } from '../../../domain/personalisation/personalisation.ts';
import type { Violation } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { faultsOfDetails, normaliseDetails } from './cart.details.ts';
import type { GivenDetails } from './cart.details.ts';
import type { CartContext } from './cart.context.ts';
import { digestOf, refuse } from './cart.line.ts';
import type { CheckedLine, LineRequest } from './cart.line.ts';
import { refuseSoldOut } from './cart.line-check.ts';
import type { StoredCart, StoredItem } from './cart.store.ts';
import { NEW_CART, wholeCart } from './whole-cart.ts';
import type { WholeCart } from './whole-cart.ts';

export interface StaffCart {
  lines: readonly LineRequest[];
  details: GivenDetails;
  shipping: Address;
}

/** As checkout locks a shopper's cart. */
export interface CheckedCart {
  cart: StoredCart;
  items: StoredItem[];
}

const NO_LINES: Cart<CheckedLine> = { version: 0, lines: [] };
const NO_PRODUCT = 'This product is no longer sold.';

/**
 * The cart that a shopper with the same wishes would check out. Throws invalid with every violation,
 * of lines below `lines.0`, of the address below `shipping`.
 */
export async function checkStaffCart(context: CartContext, given: StaffCart): Promise<CheckedCart> {
  const details = normaliseDetails(given.details);
  const shippingAddress = normaliseAddress(given.shipping);
  const { items, violations } = await checkLines(context, given.lines);
  refuse([
    ...violations,
    ...faultsOfDetails(details),
    ...faultsOfDestination(context, shippingAddress),
  ]);
  const personalisedAcceptedAt = given.details.personalisedAccepted ? context.clock() : null;
  const cart = { ...NEW_CART, ...details, personalisedAcceptedAt, shippingAddress };
  return { cart, items };
}

async function checkLines(
  { catalogue, checkLine }: CartContext,
  requests: readonly LineRequest[],
): Promise<{ items: StoredItem[]; violations: Violation[] }> {
  const violations: Violation[] = [];
  let cart = NO_LINES;
  for (const [place, request] of requests.entries())
    try {
      const { product, line } = await checkLine(request, null);
      await refuseSoldOut(catalogue, product);
      cart = addLine(cart, line);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      violations.push(...faultsOfLine(error, place));
    }
  const items = cart.lines.map(({ unitPricePence: _, ...item }) => ({ ...item, id: newId() }));
  return { items, violations };
}

function faultsOfLine({ code, detail }: ShopError, place: number): Violation[] {
  const at = (path: string) => `lines.${place}.${path}`;
  if (detail.violations)
    return detail.violations.map(({ propertyPath, message }) => ({
      propertyPath: at(propertyPath),
      message,
    }));
  if (code === 'quantityOutOfRange')
    return [{ propertyPath: at('quantity'), message: 'Please choose a quantity from 1 to 99.' }];
  return [{ propertyPath: at('productId'), message: detail.message ?? NO_PRODUCT }];
}

function faultsOfDestination({ terms }: CartContext, address: Address): Violation[] {
  const faults = checkAddress(address);
  if (faults.length === 0)
    try {
      deliveryZoneOf(address, terms().zones);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      faults.push({ propertyPath: error.detail.field ?? 'PostCode', message: error.message });
    }
  return faults.map(({ propertyPath, message }) => ({
    propertyPath: `shipping.${propertyPath}`,
    message,
  }));
}

/** Stores the cart's id as ordered. False if an order was made with this key before, or is being made. */
export async function claimStaffCart(
  { store }: CartContext,
  transaction: Transaction,
  cartId: string,
): Promise<boolean> {
  return store.insertOrdered(transaction, cartId);
}

export interface StaffQuote {
  cart: WholeCart;
  /** Null without a full postcode, or if the shop does not deliver there. */
  zone: DeliveryZoneName | null;
}

/** What the cart will cost, before its texts and its buyer are complete. Leaves out unknown products. */
export async function quoteStaffCart(
  { catalogue, terms }: CartContext,
  wanted: readonly LineRequest[],
  PostCode: string,
): Promise<StaffQuote> {
  const variants = await catalogue.variants(wanted.map(({ productId }) => productId));
  const items = joined(
    wanted.map(({ productId, quantity, personalisation: given }, place) => {
      const fields = variants.get(productId)?.fields ?? [];
      const personalisation = normalisePersonalisation(given, fields);
      const personalisationHash = digestOf(personalisation);
      const texts = { personalisation, personalisationHash, warnings: null };
      return { id: String(place), productId, quantity, ...texts };
    }),
  );
  const shippingAddress = { ...EMPTY_ADDRESS, PostCode };
  const now = terms();
  const name = zoneNameOf(shippingAddress);
  return {
    cart: wholeCart({ ...NEW_CART, shippingAddress }, items, variants, now),
    zone: now.zones.some((zone) => zone.name === name) ? name : null,
  };
}

/** Equal lines are one, as in the order: VAT is rounded by line. */
function joined(items: readonly StoredItem[]): StoredItem[] {
  const lines: StoredItem[] = [];
  for (const item of items) {
    const equal = lines.find((line) => isSameLine(line, item));
    if (equal) equal.quantity += item.quantity;
    else lines.push({ ...item });
  }
  return lines;
}
