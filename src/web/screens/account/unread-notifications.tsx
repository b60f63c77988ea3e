/** How many notifications are unread; one line if there are none. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useTranslations } from '../../state/translations.ts';

export function UnreadNotifications({ unread }: { unread: number }) {
  const t = useTranslations('account');
  if (unread === 0)
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft xl:col-span-2">
        {t('news.unread', { count: 0 })}
        <Link to="/account/notifications" className={TEXT_LINK}>
          {t('news.view')}
        </Link>
      </p>
    );
  return (
    <Panel title={t('news.title')}>
      <p className="flex items-center gap-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-clay-tint text-clay-deep">
          <Icon name="bell" className="size-7" />
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
