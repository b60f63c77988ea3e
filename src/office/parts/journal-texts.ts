/** Entries of the journal in words. */
import { momentText } from './dates.ts';

/** 'staffInvited' and 'staff.invited' are “Staff invited”. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export interface Change {
  field: string;
  /** Undefined if there was nothing before. */
  from: string | undefined;
  to: string;
}

type Values = Readonly<Record<string, unknown>> | null;

/** The fields that differ; all of them if there was nothing before. */
export function changesOf(before: Values, after: Values): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const from = before?.[field];
    const to = after?.[field];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ field: wordsOf(field), from: valueText(from), to: valueText(to) ?? 'removed' }];
  });
}

function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? momentText(value) : value;
}
