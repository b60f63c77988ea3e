/** The shop's toasts: an item added to the cart, a new notification, a completed action. */
import { useEffect } from 'react';
import { useLocation } from '../../navigation/use-router.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { Toast } from '../../../ui/overlays/toast.tsx';
import { forgetNews, showToast, useApp } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';
import { useCartPoll } from './use-cart-poll.ts';
import { useNotificationPoll } from './use-notification-poll.ts';

const contents = () => import('./toast-contents.tsx');
const AddedItem = lazyComponent(async () => (await contents()).AddedItem);
const NewNotifications = lazyComponent(async () => (await contents()).NewNotifications);

export function Toasts() {
  const t = useTranslations('shell');
  const { added, forgetAdded } = useCartPoll();
  const { pathname } = useLocation();
  // The cart shows what was added, and the toast leads there.
  useEffect(() => {
    if (pathname === '/cart') forgetAdded();
  }, [pathname, forgetAdded]);
  const news = useNotificationPoll();
  const message = useApp(({ toastState }) => toastState.newMessage);
  const closeLabel = t('common:close');
  return (
    <ToastRegion label={t('toast.region')}>
      {message !== '' && (
        <Toast
          key={message}
          title={message}
          closeLabel={closeLabel}
          onClose={() => showToast('')}
        />
      )}
      {news && (
        <Toast key={news.date} title={t('toast.news')} closeLabel={closeLabel} onClose={forgetNews}>
          <NewNotifications count={news.count} onLeave={forgetNews} />
        </Toast>
      )}
      {added && (
        <Toast
          key={`added-${added.time}`}
          title={t('toast.added')}
          closeLabel={closeLabel}
          onClose={forgetAdded}
        >
          <AddedItem item={added.item} onLeave={forgetAdded} />
        </Toast>
      )}
    </ToastRegion>
  );
}
