/** The account's first page: the latest order, news, coming days, saved designs and missing details. */
import type { User } from '../../../contract/account/account.ts';
import { browserApi } from '../../api/client.ts';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useAccount } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';
import { ComingUp } from './coming-up.tsx';
import { DashboardSkeleton, LowerSkeleton } from './dashboard-skeleton.tsx';
import { LatestOrder } from './latest-order.tsx';
import { MissingParts } from './missing-parts.tsx';
import { missingOf } from './missing-details.ts';
import { SavedDesigns } from './saved-designs.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UnreadNotifications } from './unread-notifications.tsx';

export default function AccountScreen() {
  const t = useTranslations('account');
  const firstName = useAccount(({ user }) => user?.firstName ?? '');
  const hasOrders = useAccount(({ user }) => user?.orders.length !== 0);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} hidden />
      <AccountFrame
        title={firstName ? t('hello', { firstName }) : t('title')}
        intro={t(hasOrders ? 'intro' : 'introNew')}
        fresh
        skeleton={<DashboardSkeleton />}
      >
        {(user) => <Dashboard user={user} />}
      </AccountFrame>
    </>
  );
}

function Dashboard({ user }: { user: User }) {
  const addresses = useLoaded(() => browserApi.call('addresses', {}));
  const reminders = useLoaded(() => browserApi.call('reminders', {}));
  const drafts = useLoaded(() => browserApi.call('drafts', {}));
  // Wait for all before showing any, so that nothing moves. Omit what fails.
  const answered = [addresses, reminders, drafts].every(
    ({ data, failure }) => data !== undefined || failure !== null,
  );
  const missing = missingOf(user, addresses.data?.length);
  const hasNews = user.notifications > 0;
  const hasDesigns = drafts.data?.some(({ slug }) => slug);
  const [latest] = user.orders;
  // An order is as wide as two panels, and so is the last of an odd number.
  const hasPair = hasNews === Boolean(latest);
  const hasCompany = !hasPair && !hasDesigns && missing.length > 0;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <LatestOrder order={latest} />
      {hasNews && <UnreadNotifications unread={user.notifications} />}
      <Shortcuts />
      {answered ? (
        <>
          {reminders.data && (
            <ComingUp
              reminders={reminders.data.reminders}
              className={hasPair || hasDesigns || hasCompany ? '' : 'xl:col-span-2'}
            />
          )}
          <SavedDesigns drafts={drafts.data ?? []} className={hasPair ? 'xl:col-span-2' : ''} />
          {missing.length > 0 && (
            <MissingParts
              parts={missing}
              className={hasCompany && reminders.data ? '' : 'xl:col-span-2'}
            />
          )}
        </>
      ) : (
        <LowerSkeleton isBeside={hasPair} />
      )}
    </div>
  );
}
