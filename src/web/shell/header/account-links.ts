/** The account's pages as menus and footer list them. */

export interface AccountLink {
  to: string;
  /** Key in the shell's words. */
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
