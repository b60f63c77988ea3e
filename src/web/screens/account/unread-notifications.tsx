/** The newest unread notifications, each with the way to what it is about. */
import { Link } from '../../navigation/link.tsx';
import type { Notification } from '../../../contract/account/notifications.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { browserApi } from '../../api/client.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { WholeNumbers } from '../../features/order-card/whole-numbers.tsx';
import { updateUser } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';

const ALL = '/account/notifications';
const SHOWN = 2;
/** Read ones may be among the newest. */
const ASKED_FOR = 10;

export function UnreadNotifications({ unread }: { unread: number }) {
  const t = useTranslations('account');
  return (
    <Panel title={t('news.title')}>
      <Newest unread={unread} />
      <p className="mt-4">
        <Link to={ALL} className={buttonClass('secondary')}>
          {t('news.view')}
        </Link>
      </p>
    </Panel>
  );
}

function Newest({ unread }: { unread: number }) {
  const t = useTranslations('account');
  const { data, failure } = useLoaded(() =>
    browserApi.call('notifications', { body: { page: 1, numOfRecords: ASKED_FOR } }),
  );
  const newest = data?.notifications.filter(({ readAt }) => readAt === null).slice(0, SHOWN);
  if (failure || newest?.length === 0) return <p>{t('news.unread', { count: unread })}</p>;
  if (!newest)
    return (
      <div aria-hidden="true" className="grid gap-2">
        {Array.from({ length: Math.min(unread, SHOWN) }, (_, place) => (
          <div key={place} className="h-18 animate-pulse rounded-soft bg-paper-deep" />
        ))}
      </div>
    );
  return (
    <ul className="-mt-2 divide-y divide-line">
      {newest.map((notification) => (
        <li key={notification.id}>
          <Row notification={notification} />
        </li>
      ))}
    </ul>
  );
}

function Row({ notification: { id, title, text, link } }: { notification: Notification }) {
  return (
    <Link
      to={link ?? ALL}
      // Unread on its own page if this fails.
      onClick={() => void markRead(id).catch(() => {})}
      className="group flex min-h-14 items-center gap-4 py-3 text-ink no-underline"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold underline-offset-4 group-hover:underline">
          {title}
        </span>
        <span className="block text-sm text-ink-soft">
          <WholeNumbers text={text} />
        </span>
      </span>
      <Icon name="chevron-right" className="size-4 shrink-0" />
    </Link>
  );
}

async function markRead(id: string): Promise<void> {
  const { unread } = await browserApi.call('notificationRead', { params: { id } });
  updateUser({ notifications: unread });
}
