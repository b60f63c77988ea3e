/** Counts a customer's unread notifications every thirty seconds and reports a rise. */
import { useEffect } from 'react';
import { browserApi } from '../../api/client.ts';
import { isSignedIn, updateUser, useAccount } from '../../state/account.ts';
import { useApp, type AppState } from '../../state/app.ts';

export const NOTIFICATION_POLL_MS = 30_000;

export function useNotificationPoll(): AppState['toastState']['newNotification'] | null {
  const signedIn = useAccount(isSignedIn);
  const news = useApp(({ toastState }) => toastState.newNotification);

  useEffect(() => {
    if (signedIn) return watchNews();
  }, [signedIn]);

  return signedIn && news.count > 0 ? news : null;
}

/** Returns a function that stops it. */
export function watchNews(): () => void {
  // A failed count is ignored; the next one is half a minute later.
  const timer = setInterval(() => void countNews().catch(() => {}), NOTIFICATION_POLL_MS);
  return () => clearInterval(timer);
}

async function countNews(): Promise<void> {
  const asked = useAccount.getState().user?.id;
  // A hidden tab does not ask, because its toast would not be seen; the visible tab asks too.
  if (asked === undefined || document.hidden) return;
  const { notifications } = await browserApi.call('counts', {});
  const { user } = useAccount.getState();
  // Another customer may have signed in since the request.
  if (user?.id !== asked) return;
  const more = notifications - user.notifications;
  if (more > 0) {
    useApp.setState(({ toastState }) => ({
      toastState: {
        ...toastState,
        newNotification: { count: more, date: new Date().toISOString() },
      },
    }));
  }
  if (more !== 0) updateUser({ notifications });
}
