/** The dispatch promise with dates, in full with a countdown or in brief. Replaces the general text in the browser. */
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { nameDay, nameDays } from '../../../domain/calendar/name-day.ts';
import { COURIER_DAYS } from '../../../domain/delivery/courier-days.ts';
import { extraDaysIn, type DeliveryZoneName } from '../../../domain/delivery/delivery.ts';
import type { PromiseNow } from './describe-promise.ts';
import { PromiseLines, type PromiseLinesProps } from './promise-lines.tsx';
import { usePromise } from './use-promise.ts';

export interface DatedPromiseProps extends PromiseLinesProps {
  /** Where the parcel goes; absent: the mainland. */
  zone?: DeliveryZoneName | undefined;
}

const LONGEST_COUNTDOWN_HOURS = 24;

/** Shows the general text until the dates are known. */
export function DatedPromise({ zone, ...general }: DatedPromiseProps) {
  const t = useTranslations('dispatch-promise');
  const now = usePromise(zone);
  if (!now) {
    if (!zone) return <PromiseLines {...general} />;
    const extraDays = extraDaysIn(zone, shopSettings().deliveryZones);
    const from = COURIER_DAYS.fastest + extraDays;
    const to = COURIER_DAYS.slowest + extraDays;
    return <PromiseLines {...general} arrives={t('courierDays', { from, to })} />;
  }
  const { arrivesFrom, arrivesTo } = now.promise;
  const days = nameDays(arrivesFrom, arrivesTo);
  if (general.isBrief)
    return (
      <PromiseLines
        isBrief
        leaves={
          now.day === 'later'
            ? t('briefLeavesOn', { day: nameDay(now.promise.dispatchOn) })
            : t(now.day === 'today' ? 'briefLeavesToday' : 'briefLeavesTomorrow')
        }
        // The days stay on one line; a line could also be broken after the dash.
        arrives={t('briefWithYou', {
          days: days.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060'),
        })}
      />
    );
  return <PromiseLines leaves={<Leaving now={now} />} arrives={t('withYou', { days })} />;
}

function Leaving({ now: { promise, day, hours, minutes } }: { now: PromiseNow }) {
  const t = useTranslations('dispatch-promise');
  if (hours >= LONGEST_COUNTDOWN_HOURS || day === 'later')
    return t('leavesOn', { day: nameDay(promise.dispatchOn) });
  const time =
    hours > 0 ? t('hours', { hours, minutes }) : t('minutes', { minutes: Math.max(1, minutes) });
  return day === 'today' ? t('leavesToday', { time }) : t('leavesTomorrow', { time });
}
