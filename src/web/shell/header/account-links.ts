/** The account's pages as listed in menus and footer. */

export interface AccountLink {
  to: string;
  /** Message key in the shell's namespace. */
  label:
    | 'account.login'
    | 'account.create'
    | 'account.dashboard'
    | 'account.orders'
    | 'account.wishlist'
    | 'account.addresses';
}

const SIGNED_OUT: readonly AccountLink[] = [
  { to: '/login', label: 'account.login' },
  { to: '/register', label: 'account.create' },
];

const SIGNED_IN: readonly AccountLink[] = [
  { to: '/account', label: 'account.dashboard' },
  { to: '/account/orders', label: 'account.orders' },
  { to: '/account/wish-list', label: 'account.wishlist' },
  { to: '/account/addresses', label: 'account.addresses' },
];

export function accountLinks(signedIn: boolean): readonly AccountLink[] {
  return signedIn ? SIGNED_IN : SIGNED_OUT;
}
