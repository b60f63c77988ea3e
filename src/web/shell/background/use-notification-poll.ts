/** Every thirty seconds a customer's unread notifications are counted; more than were known are told. */
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

/** Answers how to stop. */
export function watchNews(): () => void {
  // Where no answer comes nothing is told; the next count is half a minute away.
  const timer = setInterval(() => void countNews().catch(() => {}), NOTIFICATION_POLL_MS);
  return () => clearInterval(timer);
}

async function countNews(): Promise<void> {
  const asked = useAccount.getState().user?.id;
  // What a page in the background would tell, nobody sees; the one in front asks too.
  if (asked === undefined || document.hidden) return;
  const { notifications } = await browserApi.call('counts', {});
  const { user } = useAccount.getState();
  // Another customer may have signed in meanwhile.
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
