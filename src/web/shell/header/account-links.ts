/** The account's pages as listed in menus and footer. */

export interface AccountLink {
  to: string;
  /** Message key in the shell's namespace. */
  words:
    | 'account.login'
    | 'account.create'
    | 'account.dashboard'
    | 'account.orders'
    | 'account.wishlist'
    | 'account.addresses';
}

const SIGNED_OUT: readonly AccountLink[] = [
  { to: '/login', words: 'account.login' },
  { to: '/register', words: 'account.create' },
];

const SIGNED_IN: readonly AccountLink[] = [
  { to: '/account', words: 'account.dashboard' },
  { to: '/account/orders', words: 'account.orders' },
  { to: '/account/wish-list', words: 'account.wishlist' },
  { to: '/account/addresses', words: 'account.addresses' },
];

export function accountLinks(signedIn: boolean): readonly AccountLink[] {
  return signedIn ? SIGNED_IN : SIGNED_OUT;
}
