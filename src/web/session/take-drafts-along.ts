/** After signing in: the designs a guest kept on this device become the customer's. */
import { browserApi } from '../api/client.ts';
import { isSignedIn, useAccount } from '../state/account.ts';
import { forgetDrafts, MOST_ON_A_DEVICE, useDrafts } from '../state/drafts.ts';

let underWay: Promise<void> | undefined;

/** Settles once they are the customer's; what finds no room there stays on the device. Throws Refusal. */
export function takeDraftsAlong(): Promise<void> {
  underWay ??= take().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function take(): Promise<void> {
  const ids = useDrafts.getState().ids.slice(0, MOST_ON_A_DEVICE);
  if (ids.length === 0 || !isSignedIn(useAccount.getState())) return;
  const { waiting } = await browserApi.call('draftsClaim', { body: { ids: [...ids] } });
  // Those that are nobody's any more go with those that were taken along.
  forgetDrafts(ids.filter((id) => !waiting.includes(id)));
}
