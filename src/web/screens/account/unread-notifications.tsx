/** How many notifications are unread. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useTranslations } from '../../state/translations.ts';

export function UnreadNotifications({ unread }: { unread: number }) {
  const t = useTranslations('account');
  return (
    <Panel title={t('news.title')}>
      <p className="flex items-center gap-4">
        <span
          className={`flex size-14 shrink-0 items-center justify-center rounded-full ${unread > 0 ? 'bg-clay-tint text-clay-deep' : 'bg-bottle-tint text-bottle'}`}
        >
          <Icon name={unread > 0 ? 'bell' : 'check'} className="size-7" />
        </span>
        <span>{t('news.unread', { count: unread })}</span>
      </p>
      <p className="mt-5">
        <Link to="/account/notifications" className={buttonClass('secondary')}>
          {t('news.view')}
        </Link>
      </p>
    </Panel>
  );
}
