/** Which pages need a signed-in customer, where others are redirected, and how they return after signing in. */

/** Linked from emails and opened without signing in. */
const OPEN = /^\/account\/(activation|recovery)(\/|$)/;

/** Navigation state passed to the login screen and to every page that links back to it. */
export interface SignInReason {
  /** Path and search of the requested page. */
  from?: string;
  /** Why the login screen is shown, if it says so. */
  notice?: 'recovered';
}

/** '/login' if the page needs a customer and none is signed in; null if it may be shown. */
export function guardOf(path: string, signedIn: boolean): '/login' | null {
  const guarded =
    path === '/account' ||
    path === '/profile' ||
    (path.startsWith('/account/') && !OPEN.test(path));
  return guarded && !signedIn ? '/login' : null;
}

/** History state can be of any age and shape. */
export function signInReasonOf(state: unknown): SignInReason {
  const { from, notice } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as SignInReason;
  return {
    // Only paths of this site, not '//elsewhere'.
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }),
    ...(notice === 'recovered' && { notice }),
  };
}

/** Where a customer goes after signing in. */
export function pathAfterSignIn(
  user: { profileUpdatedAt: string | null },
  { from = '/account' }: SignInReason,
): string {
  return user.profileUpdatedAt === null ? '/profile' : from;
}
