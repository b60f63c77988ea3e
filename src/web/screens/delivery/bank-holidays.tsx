/** The coming bank holidays, by date. */
import { useTranslations } from '../../state/translations.ts';

// Joined by hand: browsers differ on a comma between the two, and the page must equal the server's.
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function nameDate(date: string): string {
  const day = new Date(date);
  return `${WEEKDAY.format(day)} ${DAY.format(day)}`;
}

export interface Holiday {
  date: string;
  title: string;
  isSubstitute?: boolean | undefined;
}

export function BankHolidays({ holidays }: { holidays: readonly Holiday[] }) {
  const t = useTranslations('delivery');
  if (holidays.length === 0) return <p className="mt-4">{t('noHolidays')}</p>;
  return (
    <dl className="mt-5 divide-y divide-line rounded-soft border border-line bg-white px-5 text-base">
      {holidays.map(({ date, title, isSubstitute }) => (
        <div key={date} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt className="font-semibold">
            <time dateTime={date}>{nameDate(date)}</time>
          </dt>
          <dd className="text-ink-soft">
            {isSubstitute ? t('substitute', { holiday: title }) : title}
          </dd>
        </div>
      ))}
    </dl>
  );
}
