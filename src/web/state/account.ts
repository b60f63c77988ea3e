/** The signed-in account on this device: tokens and customer data. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '../../contract/account/account.ts';
import { storedAs } from './stored.ts';

/** The customer, as returned by `GET /api/users/me`. */
export type AccountUser = User;

export interface AccountState {
  token: string;
  refresh_token: string;
  /** null until the server has been asked. */
  user: AccountUser | null;
  /** The email of a customer who ticked "remember me". Survives signing out. */
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

/** Applies a change to the customer that a call has made or is about to make. */
export function updateUser(change: Partial<User>): void {
  useAccount.setState(({ user }) => ({ user: user && { ...user, ...change } }));
}

/** Signs out on this device. Only the remembered email stays. */
export function clearAccount(): void {
  useAccount.setState({ ...EMPTY_ACCOUNT, remember_me: useAccount.getState().remember_me });
}

export const isSignedIn = (state: AccountState): boolean => state.token !== '';
