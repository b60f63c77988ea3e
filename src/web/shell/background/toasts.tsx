/** The shop's toasts: an item added to the cart, a new notification, a completed action. */
import { useEffect } from 'react';
import { Link } from '../../navigation/link.tsx';
import { useLocation } from '../../navigation/use-router.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { Toast } from '../../../ui/overlays/toast.tsx';
import { forgetNews, showToast, useApp } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';
import { useCartPoll } from './use-cart-poll.ts';
import { useNotificationPoll } from './use-notification-poll.ts';

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
          <p className="text-ink-soft">{t('toast.newsCount', { count: news.count })}</p>
          <p className="mt-3">
            <ToastLink to="/account/notifications" look="primary" onPress={forgetNews}>
              {t('toast.viewNow')}
            </ToastLink>
          </p>
        </Toast>
      )}
      {added && (
        <Toast
          key={`added-${added.time}`}
          title={t('toast.added')}
          closeLabel={closeLabel}
          onClose={forgetAdded}
        >
          <p className="text-ink-soft">
            {t('toast.line', { quantity: added.quantity, name: added.name })}
          </p>
          <p className="mt-3 flex gap-2">
            <ToastLink to="/cart" look="secondary" onPress={forgetAdded}>
              {t('toast.viewCart')}
            </ToastLink>
            <ToastLink to="/cart" look="primary" onPress={forgetAdded}>
              {t('toast.checkout')}
            </ToastLink>
          </p>
        </Toast>
      )}
    </ToastRegion>
  );
}

function ToastLink({
  to,
  look,
  onPress,
  children,
}: {
  to: string;
  look: 'primary' | 'secondary';
  onPress: () => void;
  children: string;
}) {
  return (
    <Link to={to} onClick={onPress} className={buttonClass(look, 'small', 'min-h-11!')}>
      {children}
    </Link>
  );
}
