/** The first page after registering: a welcome, and details that make the next order quick. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import type { User } from '../../../contract/account/account.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { browserApi } from '../../api/client.ts';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { Skeleton } from '../../features/account-frame/skeleton.tsx';
import { useCustomer } from '../../features/account-frame/use-customer.ts';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { DetailFields } from '../../features/personal-details/detail-fields.tsx';
import {
  checkDetails,
  DETAIL_FIELDS,
  detailsOf,
  type Details,
} from '../../features/personal-details/personal-details.ts';
import { signInReasonOf } from '../../session/guard.ts';
import { updateUser } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';

export default function ProfileScreen() {
  const t = useTranslations('profile');
  const { user, failure, again } = useCustomer();
  return (
    <div className="page max-w-3xl! pt-8 pb-16 lg:pt-12">
      <PageHead title={t('title')} hidden />
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{t('text')}</p>
      <div className="mt-8">
        {user && <Welcome user={user} />}
        {!user && failure && <LoadFailed failure={failure} onAgain={again} />}
        {!user && !failure && <Skeleton rows={1} height="h-[28rem]" />}
      </div>
    </div>
  );
}

function Welcome({ user }: { user: User }) {
  const t = useTranslations('profile');
  const navigate = useNavigate();
  const { from = '/account' } = signInReasonOf(useLocation().state);
  const [typed, setTyped] = useState<Partial<Details>>({});
  const submission = useSubmit(DETAIL_FIELDS);
  const details = detailsOf(user, typed);

  const save = async () => {
    const { tidied, wrong } = checkDetails(details, {
      firstName: t('enterFirstName'),
      lastName: t('enterLastName'),
    });
    const saved = await submission.submit(wrong, async () =>
      updateUser(await browserApi.call('meUpdate', { body: tidied })),
    );
    if (saved) await navigate(from, { replace: true });
  };

  return (
    <Panel>
      <AccountForm
        submission={submission}
        onSubmit={save}
        button={t('save')}
        busyLabel={t('saving')}
        beside={
          <Link to={from} className={buttonClass('quiet', 'medium', 'max-sm:w-full')}>
            {t('later')}
          </Link>
        }
      >
        <DetailFields
          details={details}
          foldsNumbers
          faultOf={submission.faultOf}
          onType={(change) => {
            submission.forget(...Object.keys(change));
            setTyped((before) => ({ ...before, ...change }));
          }}
        />
      </AccountForm>
    </Panel>
  );
}
