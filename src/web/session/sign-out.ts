/** Ends the session on this device: account and cart go together, for a claimed cart opens to its customer only. */
import { browserApi } from '../api/client.ts';
import { useAccount } from '../state/account.ts';
import { endSession } from '../state/session.ts';

export function signOut(): void {
  const { refresh_token } = useAccount.getState();
  endSession();
  // The device has forgotten the tokens either way; where the shop cannot be reached they end by their age.
  browserApi.call('tokenRevoke', { body: { refresh_token } }).catch(() => {});
}
