/** The link to the notifications, with the number of unread ones. */
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAccount } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';

export function NotificationButton() {
  const t = useTranslations('shell');
  const unread = useAccount(({ user }) => user?.notifications ?? 0);
  return (
    <Link
      to="/account/notifications"
      aria-label={unread > 0 ? t('notificationsCount', { unread }) : t('notifications')}
      className="relative inline-flex size-11 items-center justify-center rounded-soft hover:bg-paper-deep"
    >
      <Icon name="bell" className="size-6" />
      {unread > 0 && (
        <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-clay px-1 text-center text-xs leading-5 text-white tabular-nums">
          {unread}
        </span>
      )}
    </Link>
  );
}
