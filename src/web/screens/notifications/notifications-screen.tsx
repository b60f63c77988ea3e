/** A customer's notifications, newest first, twenty per page. */
import { Link } from '../../navigation/link.tsx';
import { useSearchParams } from '../../navigation/use-router.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { Skeleton } from '../../features/account-frame/skeleton.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageLinks } from '../../features/page-links/page-links.tsx';
import { useTranslations } from '../../state/translations.ts';
import { NotificationRow } from './notification-row.tsx';
import { useNotifications } from './use-notifications.ts';

const PLACES = <Skeleton rows={4} height="h-28" />;

export default function NotificationsScreen() {
  const t = useTranslations('notifications');
  return (
    <>
      <PageHead title={t('screen.title')} description={t('screen.description')} hidden />
      <AccountFrame title={t('screen.title')} intro={t('screen.intro')} skeleton={PLACES}>
        {() => <List />}
      </AccountFrame>
    </>
  );
}

function List() {
  const t = useTranslations('notifications');
  const [parameters] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1);
  const { list, failure, again, outcome, fault, hold, open, readAll, remove, undo } =
    useNotifications(page);

  if (!list) return failure ? <LoadFailed failure={failure} onAgain={again} /> : PLACES;
  return (
    <>
      <Notice
        text={outcome ? t(outcome.what === 'removed' ? 'screen.removed' : 'screen.allRead') : ''}
        onUndo={outcome?.what === 'removed' ? undo : undefined}
        onHold={hold}
        fault={fault && (fault === 'unreachable' ? t('screen.unreachable') : fault)}
      />
      {list.notifications.length === 0 ? (
        <EmptyState
          icon={<Icon name="bell" className="size-12" />}
          title={t('screen.empty.title')}
          text={t('screen.empty.text')}
        >
          <Link to="/shop" className={buttonClass()}>
            {t('screen.empty.shop')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <p className="text-ink-soft">{t('screen.unread', { count: list.unread })}</p>
            {list.unread > 0 && (
              <Button look="text" onClick={readAll}>
                {t('screen.readAll')}
              </Button>
            )}
          </div>
          <ul className="grid gap-3">
            {list.notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} onOpen={open} onRemove={remove} />
              </li>
            ))}
          </ul>
          <PageLinks page={list.page} pages={list.pages} />
        </>
      )}
    </>
  );
}
