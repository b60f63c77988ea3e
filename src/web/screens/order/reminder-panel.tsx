/** The reminders asked for with an order, and the form for another one. Loaded on first use. */
import { useEffect, useRef, useState } from 'react';
import type { OrderReminders, Reminder } from '../../../contract/account/reminders.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { browserApi } from '../../api/client.ts';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { reminderDay } from '../../features/reminder-fields/reminder-days.ts';
import { ReminderFields } from '../../features/reminder-fields/reminder-fields.tsx';
import { newReminder, REMINDER_FIELDS } from '../../features/reminder-fields/typed-reminder.ts';
import { useTypedReminder } from '../../features/reminder-fields/use-typed-reminder.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface ReminderPanelProps {
  orderKey: string;
  found: OrderReminders;
}

export function ReminderPanel({ orderKey, found }: ReminderPanelProps) {
  const t = useTranslations('reminders');
  const [added, setAdded] = useState<Reminder>();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), [added]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {found.reminders.length > 0 && !added && (
        <>
          <h3 className="font-semibold">{t('present')}</h3>
          <ul className="mt-1 mb-5 list-disc pl-5">
            {found.reminders.map(({ id, label, on }) => (
              <li key={id} className="wrap-anywhere">
                {t('item', { label, on: reminderDay(on) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <div role="status">
        {added && (
          <Callout look="success">
            <p>
              {t('added', {
                email: found.email,
                label: added.label,
                on: reminderDay(added.on),
                emailOn: reminderDay(added.emailOn),
              })}
            </p>
          </Callout>
        )}
      </div>
      {added ? (
        <Button look="secondary" onClick={() => setAdded(undefined)} className="mt-4">
          {t('another')}
        </Button>
      ) : (
        <Form orderKey={orderKey} found={found} onAdded={setAdded} />
      )}
    </div>
  );
}

interface FormProps extends ReminderPanelProps {
  onAdded: (reminder: Reminder) => void;
}

function Form({ orderKey, found, onAdded }: FormProps) {
  const t = useTranslations('reminders');
  const submission = useSubmit(REMINDER_FIELDS);
  const { typed, onType, add } = useTypedReminder({
    submission,
    start: () => newReminder(found.suggested),
    send: async (body) =>
      onAdded(await browserApi.call('orderReminderNew', { params: { orderKey }, body })),
  });
  return (
    <>
      <AccountForm
        submission={submission}
        onSubmit={add}
        button={t('form.add')}
        busyLabel={t('form.adding')}
      >
        <ReminderFields
          typed={typed}
          occasions={found.occasions}
          email={found.email}
          faultOf={submission.faultOf}
          onType={onType}
        />
      </AccountForm>
      <p className="mt-3 text-sm text-ink-soft">
        {t('privacy')}{' '}
        <Link to="/legal/privacy" className={TEXT_LINK}>
          {t('privacyLink')}
        </Link>
      </p>
    </>
  );
}
