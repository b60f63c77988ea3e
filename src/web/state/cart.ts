/** The cart as this device last saw it; the server's answer always replaces it. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

/** An address in the specification's own spelling. */
export interface CartAddress {
  FirstName: string;
  LastName: string;
  Company: string;
  AddressLine1: string;
  AddressLine2: string;
  AddressLine3: string;
  CityTown: string;
  County: string;
  PostCode: string;
  Country: string;
  Method: string;
}

export interface CartPicture {
  key: string;
  widths: readonly number[];
  tint: string;
  alt: string;
}

/** One line, as the server answers it. Money in pence. */
export interface CartItem {
  id: string;
  productId: string;
  /** Of the product page. */
  slug: string;
  name: string;
  /** Chosen options, such as { size: 'M' }. */
  options: Readonly<Record<string, string>>;
  finish: string;
  quantity: number;
  unitPricePence: number;
  wasPence: number | null;
  linePence: number;
  availability: 'inStock' | 'low' | 'soldOut';
  picture: CartPicture | null;
  design: string;
  plate: string;
  angle: string;
  personalisation: { v: 1; fields: Record<string, string> } | null;
  /** The shopper's words with their labels. */
  words: readonly { label: string; text: string }[];
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
  payment: CartAddress;
  shipping: CartAddress;
  comment: string;
  /** The shopper has read that personalised goods cannot be sent back. */
  personalisedAccepted: boolean;
  tracking: string;
  /** Pence, VAT included. */
  itemsTotal: number;
  shippingTotal: number;
  subTotal: number;
  tax: number;
  total: number;
  status: string;
}

const VERSION = 1.2;
export const NEW_CART_ID = 'new';
export const DEFAULT_SHIPPING_PENCE = 499;
export const DEFAULT_SHIPPING_METHOD = 'Flat Delivery Rate';

const EMPTY_ADDRESS: CartAddress = {
  FirstName: '',
  LastName: '',
  Company: '',
  AddressLine1: '',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: '',
  County: '',
  PostCode: '',
  Country: 'GB',
  Method: '',
};

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
};

export const useCart = create<CartState>()(
  persist(() => EMPTY_CART, storedAs<CartState>('cart', VERSION)),
);

/** Quantities summed: the number on the cart button. */
export const countItems = (state: Pick<CartState, 'items'>): number =>
  state.items.reduce((count, item) => count + item.quantity, 0);

export function clearCart(): void {
  useCart.setState(EMPTY_CART);
}
