/** Who is signed in on this device: the tokens and what the shop knows of the customer. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '../../contract/account.ts';
import { storedAs } from './stored.ts';

/** The customer, as `GET /api/users/me` answers. */
export type AccountUser = User;

export interface AccountState {
  token: string;
  refresh_token: string;
  /** null where the shop has not been asked yet. */
  user: AccountUser | null;
  /** The e-mail of a customer who ticked "remember me"; survives signing out. */
  remember_me: string;
}

export const EMPTY_ACCOUNT: AccountState = {
  token: '',
  refresh_token: '',
  user: null,
  remember_me: '',
};

const VERSION = 1;

export const useAccount = create<AccountState>()(
  persist(() => EMPTY_ACCOUNT, storedAs<AccountState>('account', VERSION)),
);

export function setTokens(tokens: { token: string; refresh_token: string }): void {
  useAccount.setState({ token: tokens.token, refresh_token: tokens.refresh_token });
}

/** What a call has changed of the customer, or is about to. */
export function updateUser(change: Partial<User>): void {
  useAccount.setState(({ user }) => ({ user: user && { ...user, ...change } }));
}

/** Signs out on this device; only the remembered e-mail stays. */
export function clearAccount(): void {
  useAccount.setState({ ...EMPTY_ACCOUNT, remember_me: useAccount.getState().remember_me });
}

export const isSignedIn = (state: AccountState): boolean => state.token !== '';
