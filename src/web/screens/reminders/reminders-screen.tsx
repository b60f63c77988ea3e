/** A customer's reminders: listed by date, changed, deleted, and a form for another one. */
import type { GivenReminder, Reminder, Reminders } from '../../../contract/account/reminders.ts';
import { REMINDED_DAYS_BEFORE } from '../../../domain/people/reminder-consent.ts';
import { DAY } from '../../../domain/time/durations.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { Skeleton } from '../../features/account-frame/skeleton.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { reminderDay } from '../../features/reminder-fields/reminder-days.ts';
import { ReminderFields } from '../../features/reminder-fields/reminder-fields.tsx';
import { newReminder, REMINDER_FIELDS } from '../../features/reminder-fields/typed-reminder.ts';
import { useTypedReminder } from '../../features/reminder-fields/use-typed-reminder.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations, type Translate } from '../../state/translations.ts';
import { ReminderCard } from './reminder-card.tsx';
import { useReminders, type Outcome } from './use-reminders.ts';

const PLACES = <Skeleton rows={2} height="h-28" />;

export default function RemindersScreen() {
  const t = useTranslations('reminders');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame title={t('title')} intro={t('intro')} skeleton={PLACES}>
        {() => <List />}
      </AccountFrame>
    </>
  );
}

function List() {
  const t = useTranslations('reminders');
  const { list, failure, again, outcome, fault, add, save, remove } = useReminders();
  if (!list) return failure ? <LoadFailed failure={failure} onAgain={again} /> : PLACES;
  const isEmpty = list.reminders.length === 0;
  return (
    <>
      <Notice
        text={outcome ? outcomeText(t, outcome, list.email) : ''}
        onward={outcome && outcome.what !== 'removed' && <Gifts reminder={outcome.reminder} />}
        fault={fault && (fault === 'unreachable' ? t('list.unreachable') : fault)}
      />
      {!isEmpty && (
        <ul className="mb-8 grid grid-cols-1 gap-4 sm:grid-cols-2">
          {list.reminders.map((reminder) => (
            <li key={reminder.id}>
              <ReminderCard reminder={reminder} onSave={save} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
      <Panel title={t('list.addTitle')} text={isEmpty ? t('list.empty') : undefined}>
        <AddForm list={list} onAdd={add} />
      </Panel>
    </>
  );
}

function outcomeText(t: Translate<'reminders'>, outcome: Outcome, email: string): string {
  if (outcome.what === 'removed') return t('list.removed');
  const { label, on, emailOn } = outcome.reminder;
  const days = { on: reminderDay(on), emailOn: reminderDay(emailOn) };
  if (outcome.what === 'saved') return t('list.saved', days);
  const isUsual = Date.parse(on) - Date.parse(emailOn) === REMINDED_DAYS_BEFORE * DAY;
  return t(isUsual ? 'added' : 'addedNear', { email, label, ...days });
}

function Gifts({ reminder: { occasion } }: { reminder: Reminder }) {
  const t = useTranslations('reminders');
  return (
    <Link
      to={occasion ? `/c/${occasion}` : '/shop'}
      className={`inline-flex min-h-11 items-center ${TEXT_LINK}`}
    >
      {t('gifts')}
    </Link>
  );
}

function newReminderToday() {
  const [, month = 1, day = 1] = londonDate(new Date()).split('-').map(Number);
  return newReminder({ month, day });
}

interface AddFormProps {
  list: Reminders;
  onAdd: (given: GivenReminder) => Promise<void>;
}

function AddForm({ list, onAdd }: AddFormProps) {
  const t = useTranslations('reminders');
  const submission = useSubmit(REMINDER_FIELDS);
  const { typed, onType, add } = useTypedReminder({
    submission,
    start: newReminderToday,
    send: onAdd,
  });
  return (
    <AccountForm
      submission={submission}
      onSubmit={add}
      button={t('form.add')}
      busyLabel={t('form.adding')}
    >
      <ReminderFields
        typed={typed}
        occasions={list.occasions}
        email={list.email}
        faultOf={submission.faultOf}
        onType={onType}
      />
    </AccountForm>
  );
}
