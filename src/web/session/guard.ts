/** Which addresses need a customer, where everyone else is sent, and the way back once they have signed in. */

/** Reached from letters by people who are not signed in. */
const OPEN = /^\/account\/(activation|recovery)(\/|$)/;

/** Travels with a navigation to the login screen, and from there to whatever leads back to it. */
export interface WayIn {
  /** Path and search of the page that was asked for. */
  from?: string;
  /** Why the login screen is shown, where that is to be said. */
  notice?: 'recovered';
}

/** '/login' where the address is a customer's own and nobody is signed in; null where it may be shown. */
export function guardOf(path: string, signedIn: boolean): '/login' | null {
  const guarded =
    path === '/account' ||
    path === '/profile' ||
    (path.startsWith('/account/') && !OPEN.test(path));
  return guarded && !signedIn ? '/login' : null;
}

/** What the browser's history holds beside an address can be of any age and shape. */
export function wayInOf(state: unknown): WayIn {
  const { from, notice } = (typeof state === 'object' && state !== null ? state : {}) as WayIn;
  return {
    // A page of ours: not '//elsewhere'.
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }),
    ...(notice === 'recovered' && { notice }),
  };
}

/** Where a customer goes who has just signed in. */
export function wayOnOf(
  user: { profileUpdatedAt: string | null },
  { from = '/account' }: WayIn,
): string {
  return user.profileUpdatedAt === null ? '/profile' : from;
}
