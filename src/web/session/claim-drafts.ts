/** Moves the drafts a guest saved on this device into the account after signing in. */
import { browserApi } from '../api/client.ts';
import { isSignedIn, useAccount } from '../state/account.ts';
import { forgetDrafts, MOST_ON_A_DEVICE, useDrafts } from '../state/designs/drafts.ts';

let underWay: Promise<void> | undefined;

/** Resolves once the account has them. Drafts beyond its limit stay on the device. Throws Refusal. */
export function claimDrafts(): Promise<void> {
  underWay ??= take().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function take(): Promise<void> {
  const ids = useDrafts.getState().ids.slice(0, MOST_ON_A_DEVICE);
  if (ids.length === 0 || !isSignedIn(useAccount.getState())) return;
  const { waiting } = await browserApi.call('draftsClaim', { body: { ids: [...ids] } });
  // Drafts that no longer exist are removed along with those that were moved.
  forgetDrafts(ids.filter((id) => !waiting.includes(id)));
}
