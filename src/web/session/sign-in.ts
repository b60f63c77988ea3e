/** Signing in on this device: tokens first, then who the customer is. */
import { browserApi } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { setTokens, useAccount, type AccountUser } from '../state/account.ts';
import { endSignIn } from '../state/session.ts';

export interface Credentials {
  /** The customer's e-mail. */
  username: string;
  password: string;
  /** Six digits of an authenticator, or a recovery code. */
  code?: string;
  /** Keeps the e-mail on the device for the next time. */
  remember: boolean;
}

export type SignInOutcome =
  | { outcome: 'in'; user: AccountUser }
  /** The password is right, and a code is asked for. */
  | { outcome: 'twoStep' }
  | { outcome: 'refused'; refusal: Refusal }
  /** The password is right but nothing could be learnt of the customer; the device has forgotten them again. */
  | { outcome: 'unknown' };

export async function signIn({
  username,
  password,
  code,
  remember,
}: Credentials): Promise<SignInOutcome> {
  try {
    const body = { username, password, ...(code !== undefined && { _two_step: code }) };
    setTokens(await browserApi.call('logIn', { body }));
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return failure.field === '_two_step' && failure.required
      ? { outcome: 'twoStep' }
      : { outcome: 'refused', refusal: failure };
  }
  useAccount.setState({ user: null, remember_me: remember ? username : '' });
  try {
    return { outcome: 'in', user: await loadUser() };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    endSignIn();
    return { outcome: 'unknown' };
  }
}

/** Asks anew who is signed in, after something about them has changed. Throws Refusal. */
export async function loadUser(): Promise<AccountUser> {
  const user = await browserApi.call('me', {});
  useAccount.setState({ user });
  return user;
}
