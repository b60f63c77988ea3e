/** Day and month of a reminder. */
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import { DAYS, MONTHS } from './reminder-days.ts';

export interface DayFieldsProps {
  month: number;
  day: number;
  error?: string;
  onType: (change: { month?: number; day?: number }) => void;
}

export function DayFields({ month, day, error, onType }: DayFieldsProps) {
  const t = useTranslations('reminders');
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        name="day"
        label={t('form.day')}
        value={String(day)}
        options={DAYS.map((each) => ({ value: String(each), label: String(each) }))}
        error={error}
        onChange={(event) => onType({ day: Number(event.currentTarget.value) })}
      />
      <Select
        name="month"
        label={t('form.month')}
        value={String(month)}
        options={MONTHS.map(({ number, name }) => ({ value: String(number), label: name }))}
        onChange={(event) => onType({ month: Number(event.currentTarget.value) })}
      />
    </div>
  );
}
