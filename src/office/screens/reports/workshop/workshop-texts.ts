/** Figures of the workshop's reports as text. */
import type { OfficeAnswerOf } from '../../../../contract/office/contract.ts';
import type { SentGroup, SpoiledGroup } from '../../../../domain/orders/report-period.ts';
import { dayText } from '../../../parts/dates.ts';
import { processName } from '../../../../domain/catalogue/process-names.ts';

export type OnTime = OfficeAnswerOf<'onTimeReport'>;
export type LeadTime = OfficeAnswerOf<'leadTimeReport'>;
export type Spoilage = OfficeAnswerOf<'spoilageReport'>;
export type Makers = OfficeAnswerOf<'makersReport'>;
export type Remakes = OfficeAnswerOf<'remakesReport'>;

type Group = SentGroup | SpoiledGroup;

export const SENT_OPTIONS: readonly { value: SentGroup; label: string }[] = [
  { value: 'day', label: 'By day' },
  { value: 'process', label: 'By process' },
];

export const SPOILED_OPTIONS: readonly { value: SpoiledGroup; label: string }[] = [
  { value: 'reason', label: 'By reason' },
  { value: 'blank', label: 'By blank' },
  { value: 'day', label: 'By day' },
];

export const GROUP_HEADS: Record<Group, string> = {
  day: 'Day',
  process: 'Process',
  reason: 'Reason',
  blank: 'Blank',
};

/** What a row is called on the page. */
export function rowName(by: Group, { key, name }: { key: string; name: string }): string {
  if (by === 'day') return dayText(key);
  return by === 'process' ? processName(key) : name;
}

const NOTHING = '–';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** “2 days”; a dash if nothing was sent. */
export const daysText = (days: number | null): string =>
  days === null ? NOTHING : counted(days, 'day');

/** “5 hours”, from two days on “3 days 1 hour”; a dash if nothing was sent. */
export function hoursText(hours: number | null): string {
  if (hours === null) return NOTHING;
  if (hours < 48) return counted(hours, 'hour');
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return rest === 0 ? counted(days, 'day') : `${counted(days, 'day')} ${counted(rest, 'hour')}`;
}

/** “2.5 days”: how late late pieces were on average; a dash if none was. */
export function lateText({ late, daysLate }: { late: number; daysLate: number }): string {
  if (late === 0) return NOTHING;
  const days = Number((daysLate / late).toFixed(1));
  return counted(days, 'day');
}

/** “2 h 5 min”, “50 s” */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}

/** Pieces an hour; a dash if nothing was measured. */
export const anHourText = (figure: number | null): string =>
  figure === null ? NOTHING : String(figure);
