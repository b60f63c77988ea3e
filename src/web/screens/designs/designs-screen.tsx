/** The saved drafts: a customer's within the account, a guest's on a separate page. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { DesignList } from './design-list.tsx';
import { DesignsSkeleton } from './designs-skeleton.tsx';
import { SignInOffer } from './sign-in-offer.tsx';

const CUSTOMERS = '/account/designs';

export default function DesignsScreen() {
  const t = useTranslations('designs');
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={t('title')} hidden />
      {pathname === CUSTOMERS ? (
        <AccountFrame title={t('title')} intro={t('intro')} skeleton={<DesignsSkeleton />}>
          {() => <DesignList ofCustomer />}
        </AccountFrame>
      ) : (
        <GuestsDesigns />
      )}
    </>
  );
}

function GuestsDesigns() {
  const t = useTranslations('designs');
  const ready = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const navigate = useNavigate();

  useEffect(() => {
    if (ready && signedIn) void navigate(CUSTOMERS, { replace: true });
  }, [ready, signedIn, navigate]);

  return (
    <div className="page max-w-5xl! pt-6 pb-16 lg:pt-10">
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{t('introGuest')}</p>
      <div className="mt-8">
        {ready && !signedIn ? <DesignList ofCustomer={false} /> : <DesignsSkeleton />}
      </div>
      {ready && !signedIn && <SignInOffer />}
    </div>
  );
}
