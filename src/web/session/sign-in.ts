/** Signs in on this device: first the tokens, then the customer's data. */
import { browserApi } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { setTokens, useAccount, type AccountUser } from '../state/account.ts';
import { endSignIn } from '../state/session.ts';

export interface Credentials {
  /** The customer's email. */
  username: string;
  password: string;
  /** Six digits from an authenticator, or a recovery code. */
  code?: string;
  /** Stores the email on the device for next time. */
  remember: boolean;
}

export type SignInOutcome =
  | { outcome: 'in'; user: AccountUser }
  /** The password is right and a code is required. */
  | { outcome: 'twoStep' }
  | { outcome: 'refused'; refusal: Refusal }
  /** The password is right but the customer's data could not be read. The device has deleted the tokens. */
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

/** Reloads the customer after their data has changed. Throws Refusal. */
export async function loadUser(): Promise<AccountUser> {
  const user = await browserApi.call('me', {});
  useAccount.setState({ user });
  return user;
}
