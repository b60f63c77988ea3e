/** When a parcel ordered now leaves and arrives, under settings that may not be saved yet. */
import { closedDates } from '../../../domain/calendar/closed-days.ts';
import { promiseDispatch } from '../../../domain/calendar/dispatch.ts';
import type { DispatchSettings } from '../../../domain/settings/shop-settings.ts';
import { dayText } from '../../parts/dates.ts';
import type { Settings } from './settings.ts';

export function promiseText(
  { holidays }: Pick<Settings, 'holidays'>,
  { cutOffHour, closed }: DispatchSettings,
  extraDays: number,
  now = new Date(),
): string {
  const days = new Set([...holidays, ...closedDates(closed)]);
  const { dispatchOn, arrivesFrom, arrivesTo } = promiseDispatch(now, {
    cutOffHour,
    holidays: days,
    extraDays,
  });
  return `leaves on ${dayText(dispatchOn, now)} and arrives ${dayText(arrivesFrom, now)} to ${dayText(arrivesTo, now)}.`;
}
