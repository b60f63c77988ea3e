/** Which addresses need a customer, and where everyone else is sent. */

const OPEN = '/account/activation/';

/** '/login' where the address is a customer's own and nobody is signed in; null where it may be shown. */
export function guardOf(path: string, signedIn: boolean): '/login' | null {
  const guarded =
    path === '/account' ||
    path === '/profile' ||
    (path.startsWith('/account/') && !path.startsWith(OPEN));
  return guarded && !signedIn ? '/login' : null;
}
