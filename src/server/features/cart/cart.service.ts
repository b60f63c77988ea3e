/** The cart: opened by its first add, changed under a lock, always answered whole. */
import { createHash } from 'node:crypto';
import { fillFields } from '../../../artwork/fill-fields.ts';
import type { Address, Cart } from '../../../contract/cart.ts';
import { checkAddress, normaliseAddress } from '../../../domain/address.ts';
import { addLine, isSameLine, removeLine, setQuantity } from '../../../domain/cart.ts';
import type { CartLine } from '../../../domain/cart.ts';
import type { Clock } from '../../../domain/clock.ts';
import { deliveryZoneOf } from '../../../domain/delivery.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/email.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Violation } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money.ts';
import {
  canonicalPersonalisation,
  checkPersonalisation,
  normalisePersonalisation,
} from '../../../domain/personalisation.ts';
import type { Personalisation } from '../../../domain/personalisation.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { unwritable } from '../artwork/unwritable.ts';
import type { CatalogueService, Sellable } from '../catalogue/catalogue.service.ts';
import { answerCart, newCart } from './cart.answer.ts';
import type { TotalsOptions } from './cart.answer.ts';
import { cartStore } from './cart.store.ts';
import type { CartDetails, StoredCart, StoredItem } from './cart.store.ts';

export interface CartDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'sellables' | 'document'>;
  totals: TotalsOptions;
  /** Whether money for this cart may be moving: until that is known it stays as it is. */
  isBeingPaid?(cartId: string, transaction: Transaction): Promise<boolean>;
}

export const NEW_CART = 'new';
const BLANK = 'This value should not be blank.';

export type GivenDetails = Omit<CartDetails, 'personalisedAcceptedAt'> & {
  personalisedAccepted: boolean;
};

export type CartService = ReturnType<typeof cartService>;

export function cartService({
  database,
  clock,
  catalogue,
  totals,
  isBeingPaid = async () => false,
}: CartDependencies) {
  const store = cartStore(database);

  /** One transaction: lock, work, count the version up, answer the cart as it then stands. */
  async function change(
    cartId: string,
    work: (transaction: Transaction, cart: StoredCart) => Promise<void>,
  ): Promise<Cart> {
    const changed = await store.transaction(async (transaction) => {
      const cart =
        cartId === NEW_CART ? await store.open(transaction) : await lockOpen(transaction, cartId);
      await work(transaction, cart);
      return {
        cart: await store.touched(transaction, cart.id, clock()),
        items: await store.items(cart.id, transaction),
      };
    });
    // Answered afterwards, because the catalogue may want a connection of its own.
    return answer(changed.cart, changed.items);
  }

  async function lockOpen(transaction: Transaction, cartId: string): Promise<StoredCart> {
    const cart = await store.lock(transaction, cartId);
    if (!cart || cart.state !== 'open' || cart.customerId !== null)
      throw new ShopError('cartNotFound');
    if (await isBeingPaid(cartId, transaction)) throw new ShopError('paymentInProgress');
    return cart;
  }

  async function answer(cart: StoredCart, items: readonly StoredItem[]): Promise<Cart> {
    const sold = await catalogue.sellables(items.map(({ productId }) => productId));
    return answerCart(cart, items, sold, totals);
  }

  return {
    /** For checkout: a cart still open or already ordered, locked, with its items. */
    async lockForCheckout(
      transaction: Transaction,
      cartId: string,
    ): Promise<{ cart: StoredCart; items: StoredItem[] }> {
      const cart = cartId === NEW_CART ? null : await store.lock(transaction, cartId);
      if (!cart || cart.state === 'merged' || cart.customerId !== null)
        throw new ShopError('cartNotFound');
      return { cart, items: await store.items(cartId, transaction) };
    },

    /** Locks the cart, in whatever state, until the caller's transaction ends. */
    lock: store.lock,

    /** The order made of it is paid: the next add begins a new cart. */
    markOrdered: (transaction: Transaction, cartId: string) =>
      store.markOrdered(transaction, cartId),

    async get(cartId: string): Promise<Cart> {
      if (cartId === NEW_CART) return newCart(totals);
      const cart = await store.find(cartId);
      if (!cart || cart.state !== 'open' || cart.customerId !== null)
        throw new ShopError('cartNotFound');
      return answer(cart, await store.items(cartId));
    },

    async addItem(
      cartId: string,
      wish: { productId: string; quantity: number; personalisation?: Personalisation | undefined },
    ): Promise<Cart> {
      const product = (await catalogue.sellables([wish.productId])).get(wish.productId);
      if (!product) throw new ShopError('productNotFound', { field: 'productId' });
      const added = lineOf(product, wish);
      if (added.personalisation) {
        const document = fillFields(await catalogue.document(product), added.personalisation);
        refuse(unwritable(document, product.fields));
      }
      if (product.availability === 'soldOut')
        throw new ShopError('outOfStock', {
          field: 'productId',
          message: `${product.name} is sold out.`,
        });
      if (cartId === NEW_CART) {
        addLine({ version: 0, lines: [] }, added);
        return answer(await store.openWith(added), [added]);
      }
      return change(cartId, async (transaction, cart) => {
        const before = await linesOf(cart.id, transaction);
        const after = addLine({ version: cart.version, lines: before }, added).lines.find((line) =>
          isSameLine(line, added),
        );
        const present = before.find((line) => isSameLine(line, added));
        if (present && after) await store.setQuantity(transaction, present.id, after.quantity);
        else await store.insertItem(transaction, cart.id, added);
      });
    },

    setItemQuantity: (cartId: string, itemId: string, quantity: number): Promise<Cart> =>
      change(cartId, async (transaction, cart) => {
        setQuantity(
          { version: cart.version, lines: await linesOf(cart.id, transaction) },
          itemId,
          quantity,
        );
        await store.setQuantity(transaction, itemId, quantity);
      }),

    removeItem: (cartId: string, itemId: string): Promise<Cart> =>
      change(cartId, async (transaction, cart) => {
        removeLine({ version: cart.version, lines: await linesOf(cart.id, transaction) }, itemId);
        await store.deleteItem(transaction, itemId);
      }),

    /** A shipping address must also be one that is delivered to. */
    async setAddress(cartId: string, type: 'payment' | 'shipping', given: Address): Promise<Cart> {
      const address = normaliseAddress(given);
      refuse(checkAddress(address));
      if (type === 'shipping') deliveryZoneOf(address, totals.zones);
      return change(cartId, (transaction, cart) =>
        store.setAddress(transaction, cart.id, type, address),
      );
    },

    async setDetails(
      cartId: string,
      { personalisedAccepted, ...given }: GivenDetails,
    ): Promise<Cart> {
      const details = {
        ...given,
        firstName: given.firstName.trim(),
        lastName: given.lastName.trim(),
        email: normaliseEmail(given.email),
      };
      refuse(checkDetails(details));
      return change(cartId, async (transaction, cart) => {
        const personalisedAcceptedAt = personalisedAccepted
          ? (cart.personalisedAcceptedAt ?? clock())
          : null;
        await store.setDetails(transaction, cart.id, { ...details, personalisedAcceptedAt });
      });
    },
  };

  async function linesOf(cartId: string, transaction: Transaction): Promise<CartLine[]> {
    // Identity and quantity decide here; what a line costs is read when the cart is answered.
    return (await store.items(cartId, transaction)).map((item) => ({
      ...item,
      unitPricePence: pence(0),
    }));
  }
}

/** Throws ShopError 'invalid' where the words cannot be printed. Without any, the design is made without words. */
function lineOf(
  product: Sellable,
  {
    quantity,
    personalisation,
  }: { quantity: number; personalisation?: Personalisation | undefined },
): CartLine {
  const words = normalisePersonalisation(personalisation, product.fields);
  if (personalisation) refuse(checkPersonalisation(words, product.fields));
  const personalisationHash = words
    ? createHash('sha256').update(canonicalPersonalisation(words)).digest('base64url')
    : '';
  return {
    id: newId(),
    productId: product.productId,
    quantity,
    unitPricePence: pence(product.unitPricePence),
    personalisation: words,
    personalisationHash,
  };
}

function checkDetails({
  firstName,
  lastName,
  email,
}: Pick<CartDetails, 'firstName' | 'lastName' | 'email'>): Violation[] {
  const blank = Object.entries({ firstName, lastName }).flatMap(([propertyPath, value]) =>
    value === '' ? [{ propertyPath, message: BLANK }] : [],
  );
  return isEmail(email) ? blank : [...blank, { propertyPath: 'email', message: EMAIL_MESSAGE }];
}

function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ShopError('invalid', { violations });
}
