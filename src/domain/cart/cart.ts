/** The cart's rules: which lines merge, its limits, and what counts as a change. */
import { ShopError } from '../errors.ts';
import type { Pence } from '../money/money.ts';
import type { Personalisation } from '../personalisation/personalisation.ts';

export const MAX_LINE_QUANTITY = 99;
export const MAX_CART_LINES = 250;

export interface CartLine {
  id: string;
  /** A product variant: what can be bought, in one size and colour. */
  productId: string;
  quantity: number;
  /** The catalogue's price when the cart was read; checkout freezes it. Includes VAT. */
  unitPricePence: Pence;
  personalisation: Personalisation | null;
  /** Digest of the canonical personalisation, '' without one. */
  personalisationHash: string;
}

/** Services may store more on a line; the rules preserve it. */
export interface Cart<Line extends CartLine = CartLine> {
  /** Incremented by each change. Checking out the same version twice gives the same order. */
  version: number;
  lines: readonly Line[];
}

type Identity = Pick<CartLine, 'productId' | 'personalisationHash'>;

export function isSameLine(one: Identity, other: Identity): boolean {
  return one.productId === other.productId && one.personalisationHash === other.personalisationHash;
}

/** The sum of all quantities. */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/**
 * Adds to the line with the same product and personalisation, or appends a new line.
 * Throws quantityOutOfRange or cartFull.
 */
export function addLine<Line extends CartLine>(cart: Cart<Line>, added: Line): Cart<Line> {
  assertQuantity(added.quantity);
  const present = cart.lines.find((line) => isSameLine(line, added));
  if (present) {
    const quantity = present.quantity + added.quantity;
    assertQuantity(quantity);
    return change(
      cart,
      replace(cart.lines, present, { ...present, quantity, unitPricePence: added.unitPricePence }),
    );
  }
  if (cart.lines.length >= MAX_CART_LINES) {
    throw new ShopError('cartFull', {
      message: `A cart holds at most ${MAX_CART_LINES} different items.`,
    });
  }
  return change(cart, [...cart.lines, added]);
}

/** Adds several lines as one change. Throws as `addLine` does; cartFull states how many lines still fit. */
export function addLines<Line extends CartLine>(
  cart: Cart<Line>,
  added: readonly Line[],
): Cart<Line> {
  const fresh = added.filter((line) => !cart.lines.some((present) => isSameLine(present, line)));
  const room = MAX_CART_LINES - cart.lines.length;
  if (fresh.length > room) {
    throw new ShopError('cartFull', {
      message: `Your cart has room for ${room} more different items, and these are ${fresh.length}.`,
    });
  }
  const { lines } = added.reduce<Cart<Line>>(addLine, cart);
  return change(cart, lines);
}

/** Throws cartItemNotFound or quantityOutOfRange. Returns the same cart if the quantity is unchanged. */
export function setQuantity<Line extends CartLine>(
  cart: Cart<Line>,
  lineId: string,
  quantity: number,
): Cart<Line> {
  const line = findLine(cart, lineId);
  assertQuantity(quantity);
  if (line.quantity === quantity) return cart;
  return change(cart, replace(cart.lines, line, { ...line, quantity }));
}

/**
 * Replaces a line in its place. If an equal line exists, the two merge into that one. Throws cartItemNotFound or
 * quantityOutOfRange. Returns the same cart if nothing changes.
 */
export function replaceLine<Line extends CartLine>(
  cart: Cart<Line>,
  lineId: string,
  next: Line,
): Cart<Line> {
  const line = findLine(cart, lineId);
  assertQuantity(next.quantity);
  if (isSameLine(line, next)) return setQuantity(cart, lineId, next.quantity);
  const equal = cart.lines.find((other) => isSameLine(other, next));
  if (!equal) return change(cart, replace(cart.lines, line, { ...next, id: lineId }));
  const quantity = equal.quantity + next.quantity;
  assertQuantity(quantity);
  const rest = cart.lines.filter((other) => other !== line);
  return change(cart, replace(rest, equal, { ...equal, quantity }));
}

/** Throws cartItemNotFound. */
export function removeLine<Line extends CartLine>(cart: Cart<Line>, lineId: string): Cart<Line> {
  const gone = findLine(cart, lineId);
  return change(
    cart,
    cart.lines.filter((line) => line !== gone),
  );
}

/**
 * Merges an earlier cart's lines into this one. Signing in must not fail over a limit, so quantities are capped and
 * lines that do not fit are dropped.
 */
export function mergeCarts<Line extends CartLine>(
  into: Cart<Line>,
  earlier: Cart<Line>,
): Cart<Line> {
  const merged = earlier.lines.reduce<readonly Line[]>((lines, line) => {
    const present = lines.find((candidate) => isSameLine(candidate, line));
    if (present) {
      const quantity = Math.min(present.quantity + line.quantity, MAX_LINE_QUANTITY);
      return quantity === present.quantity
        ? lines
        : replace(lines, present, { ...present, quantity });
    }
    return lines.length < MAX_CART_LINES ? [...lines, line] : lines;
  }, into.lines);
  return merged === into.lines ? into : change(into, merged);
}

/** Subtracts bought quantities from the cart. A line whose whole quantity, or more, was bought is removed. */
export function removeBought<Line extends CartLine>(
  cart: Cart<Line>,
  bought: readonly (Identity & Pick<CartLine, 'quantity'>)[],
): Cart<Line> {
  const lines = cart.lines.flatMap((line) => {
    const taken = bought.reduce(
      (sum, other) => (isSameLine(other, line) ? sum + other.quantity : sum),
      0,
    );
    if (taken === 0) return [line];
    return taken < line.quantity ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
  return lines.length === cart.lines.length && lines.every((line, at) => line === cart.lines[at])
    ? cart
    : change(cart, lines);
}

function assertQuantity(quantity: number): void {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY) return;
  throw new ShopError('quantityOutOfRange', { field: 'quantity' });
}

function findLine<Line extends CartLine>(cart: Cart<Line>, lineId: string): Line {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line) throw new ShopError('cartItemNotFound');
  return line;
}

function replace<Line>(lines: readonly Line[], old: Line, fresh: Line): readonly Line[] {
  return lines.map((line) => (line === old ? fresh : line));
}

function change<Line extends CartLine>(cart: Cart<Line>, lines: readonly Line[]): Cart<Line> {
  return { ...cart, version: cart.version + 1, lines };
}
