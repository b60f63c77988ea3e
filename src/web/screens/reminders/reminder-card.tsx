/** One reminder of a customer: its dates, and the form to change its day. */
import { useState } from 'react';
import type { Reminder } from '../../../contract/account/reminders.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { DayFields } from '../../features/reminder-fields/day-fields.tsx';
import { reminderDay } from '../../features/reminder-fields/reminder-days.ts';
import { useTranslations } from '../../state/translations.ts';

export interface ReminderCardProps {
  reminder: Reminder;
  onSave: (reminder: Reminder, day: { month: number; day: number }) => Promise<void>;
  onRemove: (reminder: Reminder) => Promise<void>;
}

export function ReminderCard({ reminder, onSave, onRemove }: ReminderCardProps) {
  const t = useTranslations('reminders');
  const [isOpen, setOpen] = useState(false);
  const { label, on, emailOn, yearly, month, day } = reminder;
  const name = { label };
  return (
    <article className="rounded-soft border border-line bg-white p-5">
      <h2 className="text-xl wrap-anywhere">{label}</h2>
      <p className="mt-1">{reminderDay(on)}</p>
      <p className="text-sm text-ink-soft">
        {t(yearly ? 'emailYearly' : 'emailOnce', { emailOn: reminderDay(emailOn) })}
      </p>
      {isOpen && month !== null && day !== null ? (
        <DayForm
          first={{ month, day }}
          onSave={(changed) => onSave(reminder, changed)}
          onClose={() => setOpen(false)}
        />
      ) : (
        <div className="-ml-3 flex flex-wrap pt-3">
          {month !== null && (
            <Button
              look="quiet"
              onClick={() => setOpen(true)}
              aria-label={t('list.changeOf', name)}
              className="px-3!"
            >
              <Icon name="pencil" className="size-4" />
              {t('list.change')}
            </Button>
          )}
          <Button
            look="quiet"
            onClick={() => void onRemove(reminder)}
            aria-label={t('list.removeOf', name)}
            className="px-3!"
          >
            <Icon name="trash" className="size-4" />
            {t('list.remove')}
          </Button>
        </div>
      )}
    </article>
  );
}

interface DayFormProps {
  first: { month: number; day: number };
  onSave: (day: { month: number; day: number }) => Promise<void>;
  onClose: () => void;
}

function DayForm({ first, onSave, onClose }: DayFormProps) {
  const t = useTranslations('reminders');
  const [typed, setTyped] = useState(first);
  const submission = useSubmit(['day']);
  const save = async () => {
    if (await submission.submit([], () => onSave(typed))) onClose();
  };
  return (
    <div className="mt-4 max-w-md">
      <AccountForm
        submission={submission}
        onSubmit={save}
        button={t('list.save')}
        busyLabel={t('list.saving')}
        beside={
          <Button look="quiet" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        }
      >
        <DayFields
          {...typed}
          error={submission.faultOf('day')}
          onType={(change) => {
            submission.forget('day');
            setTyped((before) => ({ ...before, ...change }));
          }}
        />
      </AccountForm>
    </div>
  );
}
