/** A customer's details: names, telephone numbers, newsletters. */
import { useState } from 'react';
import type { User } from '../../../contract/account/account.ts';
import { browserApi } from '../../api/client.ts';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { Skeleton } from '../../features/account-frame/skeleton.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { DetailFields } from '../../features/personal-details/detail-fields.tsx';
import {
  checkDetails,
  DETAIL_FIELDS,
  detailsOf,
  type Details,
} from '../../features/personal-details/personal-details.ts';
import { updateUser } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';

export default function EditProfileScreen() {
  const t = useTranslations('edit-profile');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame
        title={t('title')}
        intro={t('intro')}
        fresh
        skeleton={<Skeleton rows={1} height="h-[30rem]" />}
      >
        {(user) => <DetailsForm user={user} />}
      </AccountFrame>
    </>
  );
}

function DetailsForm({ user }: { user: User }) {
  const t = useTranslations('edit-profile');
  const [typed, setTyped] = useState<Partial<Details>>({});
  const [done, setDone] = useState(false);
  const submission = useSubmit(DETAIL_FIELDS);
  const details = detailsOf(user, typed);

  const type = (change: Partial<Details>) => {
    setDone(false);
    submission.forget(...Object.keys(change));
    setTyped((before) => ({ ...before, ...change }));
  };
  const save = async () => {
    setDone(false);
    const { tidied, wrong } = checkDetails(details, {
      firstName: t('enterFirstName'),
      lastName: t('enterLastName'),
    });
    const saved = await submission.submit(wrong, async () => {
      updateUser(await browserApi.call('meUpdate', { body: tidied }));
      setTyped({});
    });
    setDone(saved);
  };

  return (
    <Panel>
      <AccountForm
        submission={submission}
        onSubmit={save}
        button={t('save')}
        busyLabel={t('saving')}
        done={done ? t('saved') : undefined}
      >
        <p className="mb-5">
          <span className="block font-semibold">{t('email')}</span>
          <span className="break-all">{user.email}</span>
          <span className="block text-sm text-ink-soft">{t('emailHint')}</span>
        </p>
        <DetailFields details={details} faultOf={submission.faultOf} onType={type} />
      </AccountForm>
    </Panel>
  );
}
