/** A reminder as it is typed, and as it is sent. */
import type { GivenReminder, ReminderOccasion } from '../../../contract/account/reminders.ts';
import type { FieldMessage } from '../../api/refusal.ts';

/** No slug is like it. */
export const OTHER = '-';

export interface TypedReminder {
  /** A slug, OTHER, or empty until one is chosen. */
  occasion: string;
  label: string;
  month: number;
  day: number;
  yearly: boolean;
  consent: boolean;
}

export const REMINDER_FIELDS = ['occasion', 'label', 'day', 'consent'] as const;

export const newReminder = ({ month, day }: { month: number; day: number }): TypedReminder => ({
  occasion: '',
  label: '',
  month,
  day,
  yearly: true,
  consent: false,
});

/** The fields whose faults a change may have mended; a day is checked with its month. */
export const mendedBy = (change: Partial<TypedReminder>): string[] =>
  Object.keys(change).map((field) => (field === 'month' ? 'day' : field));

/** The next date of the chosen occasion, if it has one of its own each year. */
export const ownDateOf = (
  { occasion }: Pick<TypedReminder, 'occasion'>,
  occasions: readonly ReminderOccasion[],
): string | null => occasions.find(({ slug }) => slug === occasion)?.on ?? null;

export function checkReminder(
  { occasion, label, month, day, yearly, consent }: TypedReminder,
  messages: { occasion: string; label: string; consent: string },
): { given: GivenReminder; wrong: FieldMessage[] } {
  const wrong = [
    ...(occasion === '' ? (['occasion'] as const) : []),
    ...(occasion === OTHER && label.trim() === '' ? (['label'] as const) : []),
    ...(consent ? [] : (['consent'] as const)),
  ].map((field) => ({ field, message: messages[field] }));
  const slug = occasion === OTHER ? null : occasion;
  return { given: { occasion: slug, label, month, day, yearly, consent }, wrong };
}
