/** Who is signed in on this device: the tokens and what the shop knows of the customer. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

/** The customer, as `GET /api/users/me` answers. */
export interface AccountUser {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  mobile?: string;
  orders: readonly unknown[];
  /** Product ids. */
  wishlist: readonly string[];
  /** Unread notifications. */
  notifications: number;
  profileUpdatedAt: string | null;
  cartId?: string | null;
}

export interface AccountState {
  token: string;
  refresh_token: string;
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

/** Signs out on this device; only the remembered e-mail stays. */
export function clearAccount(): void {
  useAccount.setState({ ...EMPTY_ACCOUNT, remember_me: useAccount.getState().remember_me });
}

export const isSignedIn = (state: AccountState): boolean => state.token !== '';
