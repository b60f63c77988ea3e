/** The cart as this device last saw it. The server's response always replaces it. */
import { EMPTY_ADDRESS } from '../../domain/delivery/empty-address.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Address, CartItem } from '../../contract/cart/cart.ts';
import { storedAs } from './stored.ts';

type AddressType = 'payment' | 'shipping';

/** What a shopper types at checkout, until the server has it. A reload or a late response must not lose it. */
export interface TypedAtCheckout extends Partial<Record<AddressType, Partial<Address>>> {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  mobile?: string;
  comment?: string;
  personalisedAccepted?: boolean;
  /** The billing address is the delivery address. */
  billingSame?: boolean;
  /** The parcel carries the buyer's name. */
  nameSame?: boolean;
}

/** What is shown of a line before the server responds. */
export type NewItem = Omit<CartItem, 'id' | 'linePence'>;

/** Items on their way into the cart. */
export interface Addition {
  /** A random UUID. A repeat with the same key adds nothing. */
  key: string;
  items: readonly NewItem[];
  /** The items differ only in name and quantity, and are added all or none. */
  isList: boolean;
}

export interface CartState {
  /** 'new' until the first item is added. */
  cartId: string;
  items: readonly CartItem[];
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  mobile: string;
  /** Addresses with the specification's field names. */
  payment: Address;
  shipping: Address;
  comment: string;
  /** The shopper has read that personalised goods cannot be returned. */
  personalisedAccepted: boolean;
  tracking: string;
  /** Pence, VAT included. */
  itemsTotal: number;
  shippingTotal: number;
  subTotal: number;
  tax: number;
  total: number;
  status: string;
  typed: TypedAtCheckout;
  /** Among the items, but not yet confirmed by the server. A reload sends them again. */
  unanswered: readonly Addition[];
}

const VERSION = 1.2;
export const NEW_CART_ID = 'new';
export const DEFAULT_SHIPPING_PENCE = 499;
export const DEFAULT_SHIPPING_METHOD = 'Flat Delivery Rate';

export const EMPTY_CART: CartState = {
  cartId: NEW_CART_ID,
  items: [],
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  mobile: '',
  payment: EMPTY_ADDRESS,
  shipping: { ...EMPTY_ADDRESS, Method: DEFAULT_SHIPPING_METHOD },
  comment: '',
  personalisedAccepted: false,
  tracking: '',
  itemsTotal: 0,
  shippingTotal: DEFAULT_SHIPPING_PENCE,
  subTotal: 0,
  tax: 0,
  total: 0,
  status: 'new',
  typed: {},
  unanswered: [],
};

export const useCart = create<CartState>()(
  persist(() => EMPTY_CART, storedAs<CartState>('cart', VERSION)),
);

/** The sum of all quantities, including lines that are no longer sold. */
export const countItems = (state: Pick<CartState, 'items'>): number =>
  state.items.reduce((count, item) => count + item.quantity, 0);

/** The sum of the quantities that the total covers: the number on the cart button. */
export const countSold = ({ items }: Pick<CartState, 'items'>): number =>
  countItems({ items: items.filter(({ availability }) => availability !== 'withdrawn') });

export function clearCart(): void {
  useCart.setState(EMPTY_CART);
}
