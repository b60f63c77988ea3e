/** The form for a new reminder, with its checks; it is emptied when the reminder is added. */
import { useState } from 'react';
import type { GivenReminder, ReminderOccasion } from '../../../contract/account/reminders.ts';
import { useTranslations } from '../../state/translations.ts';
import { AccountForm } from '../account-frame/account-form.tsx';
import { useSubmit } from '../account-frame/use-submit.ts';
import { ReminderFields } from './reminder-fields.tsx';
import { checkReminder, mendedBy, newReminder, REMINDER_FIELDS } from './typed-reminder.ts';

export interface ReminderFormProps {
  occasions: readonly ReminderOccasion[];
  /** Where the emails go. */
  email: string;
  /** The day shown first. */
  suggested: { month: number; day: number };
  /** A refusal is shown in the form. */
  onAdd: (given: GivenReminder) => Promise<void>;
}

export function ReminderForm({ occasions, email, suggested, onAdd }: ReminderFormProps) {
  const t = useTranslations('reminders');
  const [typed, setTyped] = useState(() => newReminder(suggested));
  const submission = useSubmit(REMINDER_FIELDS);
  const add = async () => {
    const { given, wrong } = checkReminder(typed, {
      occasion: t('form.enterOccasion'),
      label: t('form.enterLabel'),
      consent: t('form.enterConsent'),
    });
    if (await submission.submit(wrong, () => onAdd(given))) setTyped(newReminder(suggested));
  };
  return (
    <AccountForm
      submission={submission}
      onSubmit={add}
      button={t('form.add')}
      busyLabel={t('form.adding')}
    >
      <ReminderFields
        typed={typed}
        occasions={occasions}
        email={email}
        faultOf={submission.faultOf}
        onType={(change) => {
          submission.forget(...mendedBy(change));
          setTyped((before) => ({ ...before, ...change }));
        }}
      />
    </AccountForm>
  );
}
