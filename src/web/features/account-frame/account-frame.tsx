/** The frame of every account page: the customer, the navigation and the page's title. */
import type { ReactNode } from 'react';
import type { User } from '../../../contract/account/account.ts';
import { useTranslations } from '../../state/translations.ts';
import { AccountNav } from './account-nav.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Skeleton } from './skeleton.tsx';
import { useCustomer } from './use-customer.ts';

export interface AccountFrameProps {
  title: ReactNode;
  intro?: ReactNode;
  /** The page shows data that may have changed elsewhere, so it is requested again on opening. */
  fresh?: boolean;
  /** Placeholder of the page's size. */
  skeleton?: ReactNode;
  children: (user: User) => ReactNode;
}

export function AccountFrame({ title, intro, fresh, skeleton, children }: AccountFrameProps) {
  const t = useTranslations('account-frame');
  const { user, failure, again } = useCustomer(fresh);
  return (
    <div className="page grid grid-cols-1 items-start gap-6 pt-6 pb-16 lg:grid-cols-[16rem_1fr] lg:gap-12 lg:pt-10">
      <AccountNav user={user} />
      <div className="min-w-0">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {intro && <p className="mt-3 max-w-prose text-ink-soft">{intro}</p>}
        <div className="mt-8">
          {user && children(user)}
          {!user && failure && <LoadFailed failure={failure} onAgain={again} />}
          {!user && !failure && (
            <>
              <p role="status" className="sr-only">
                {t('common:loading')}
              </p>
              {skeleton ?? <Skeleton />}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
