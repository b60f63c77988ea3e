/** The fields of a new reminder: what for, when, how often, and the consent. */
import type { ReminderOccasion } from '../../../contract/account/reminders.ts';
import { LONGEST_LABEL } from '../../../domain/people/reminder-consent.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import { DayFields } from './day-fields.tsx';
import { reminderDay } from './reminder-days.ts';
import { OTHER, ownDateOf, type TypedReminder } from './typed-reminder.ts';

export interface ReminderFieldsProps {
  typed: TypedReminder;
  occasions: readonly ReminderOccasion[];
  /** Where the emails go. */
  email: string;
  faultOf: (field: string) => string | undefined;
  onType: (change: Partial<TypedReminder>) => void;
}

export function ReminderFields({ typed, occasions, email, faultOf, onType }: ReminderFieldsProps) {
  const t = useTranslations('reminders');
  const ownDate = ownDateOf(typed, occasions);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-5">
      <Select
        name="occasion"
        label={t('form.occasion')}
        value={typed.occasion}
        options={[
          { value: '', label: t('form.choose'), disabled: true },
          ...occasions.map(({ slug, name }) => ({ value: slug, label: name })),
          { value: OTHER, label: t('form.other') },
        ]}
        error={faultOf('occasion')}
        onChange={(event) => onType({ occasion: event.currentTarget.value })}
      />
      <Field
        name="label"
        label={
          typed.occasion === OTHER ? (
            t('form.label')
          ) : (
            <>
              {t('form.label')}{' '}
              <span className="font-normal text-ink-soft">{t('form.labelOptional')}</span>
            </>
          )
        }
        hint={t('form.labelHint')}
        required={typed.occasion === OTHER}
        autoComplete="off"
        maxLength={LONGEST_LABEL}
        value={typed.label}
        error={faultOf('label')}
        onChange={(event) => onType({ label: event.currentTarget.value })}
      />
      {ownDate ? (
        <p>{t('form.ownDate', { day: reminderDay(ownDate) })}</p>
      ) : (
        <DayFields month={typed.month} day={typed.day} error={faultOf('day')} onType={onType} />
      )}
      <Select
        name="often"
        label={t('form.often')}
        value={typed.yearly ? 'yearly' : 'once'}
        options={(['yearly', 'once'] as const).map((often) => ({
          value: often,
          label: t(`form.${often}`),
        }))}
        // What was agreed to is another sentence then.
        onChange={(event) =>
          onType({ yearly: event.currentTarget.value === 'yearly', consent: false })
        }
      />
      <Checkbox
        name="consent"
        label={
          <span className="wrap-anywhere">
            {t(typed.yearly ? 'consent.yearly' : 'consent.once', { email })}
          </span>
        }
        checked={typed.consent}
        error={faultOf('consent')}
        onChange={(event) => onType({ consent: event.currentTarget.checked })}
      />
    </div>
  );
}
