/**
 * Ends the session on this device. Account and cart go together: a claimed cart is accessible to
 * its customer only.
 */
import { browserApi } from '../api/client.ts';
import { useAccount } from '../state/account.ts';
import { endSession } from '../state/session.ts';

export function signOut(): void {
  const { refresh_token } = useAccount.getState();
  endSession();
  // The device has deleted the tokens either way. If the server is unreachable, they expire.
  browserApi.call('tokenRevoke', { body: { refresh_token } }).catch(() => {});
}
