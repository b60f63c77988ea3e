/** Where signing in leads back to: an address of the office, and nothing else. */

const SIGN_IN = '/office/sign-in';
const HOME = '/office';

export const signInAddress = (from: string): string =>
  from === HOME ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams([['then', from]])}`;

/** @param search of the sign-in page */
export function returnAddress(search: string): string {
  const then = new URLSearchParams(search).get('then') ?? HOME;
  return /^\/office(?:[/?]|$)/.test(then) && !then.startsWith(SIGN_IN) ? then : HOME;
}
