/** Security and privacy of an account: two-step sign-in, keys, personal data. */
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { Skeleton } from '../../features/account-frame/skeleton.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';
import { KeysPanel } from './keys-panel.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';

export default function SecurityScreen() {
  const t = useTranslations('security');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame
        title={t('title')}
        intro={t('intro')}
        fresh
        skeleton={<Skeleton rows={3} height="h-56" />}
      >
        {(user) => (
          <div className="grid grid-cols-1 gap-6">
            <TwoStepPanel isOn={user.twoStep} email={user.email} />
            <KeysPanel keys={user.keys} />
            <PrivacyPanel />
          </div>
        )}
      </AccountFrame>
    </>
  );
}
