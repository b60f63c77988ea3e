/** The next days that the customer is reminded of, with gifts for each. */
import { Link } from '../../navigation/link.tsx';
import type { Reminder } from '../../../contract/account/reminders.ts';
import { nameDay } from '../../../domain/calendar/name-day.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { reminderDay } from '../../features/reminder-fields/reminder-days.ts';
import { useTranslations } from '../../state/translations.ts';

const SHOWN = 3;

export interface ComingUpProps {
  /** By date. */
  reminders: readonly Reminder[];
  className: string;
}

export function ComingUp({ reminders, className }: ComingUpProps) {
  const t = useTranslations('account');
  const isEmpty = reminders.length === 0;
  return (
    <Panel
      title={t('coming.title')}
      text={isEmpty ? t('coming.none') : undefined}
      className={className}
    >
      {!isEmpty && (
        <ul className="-mt-2 divide-y divide-line">
          {reminders.slice(0, SHOWN).map(({ id, label, on, emailOn, occasion }) => (
            <li key={id} className="py-2">
              <p className="font-semibold wrap-anywhere">{label}</p>
              <p>{reminderDay(on)}</p>
              <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
                {t('coming.email', { day: nameDay(emailOn) })}
                <Link
                  to={occasion ? `/c/${occasion}` : '/shop'}
                  className={`inline-flex min-h-11 items-center wrap-anywhere ${TEXT_LINK}`}
                >
                  {t('coming.gifts', { label })}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className={isEmpty ? '' : 'mt-4'}>
        <Link to="/account/reminders" className={buttonClass('secondary')}>
          {t(isEmpty ? 'coming.add' : 'coming.all')}
        </Link>
      </p>
    </Panel>
  );
}
