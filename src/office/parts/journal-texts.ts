/** Entries of the journal as text. */
import { momentText } from './dates.ts';
import { moneyText } from './money-text.ts';

/** 'staffInvited' and 'staff.invited' are “Staff invited”. */
export function sentenceCase(name: string): string {
  const spaced = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()
    .trim();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const WITH_IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[\s,]*/g;
/** Names of properties in the program; others are names that people gave, such as a machine's. */
const PROPERTY = /^[a-z][a-zA-Z\d]*(?:[._-][a-zA-Z\d]+)*$/;
/** What these properties hold are names in the program too. */
const NAMED = new Set(['state', 'cause']);

/** “Order KS-4F7K9-Q2”, “Settings delivery”, “Customer”: an id says nothing to people. */
export function subjectText({
  kind,
  id,
  name,
}: {
  kind: string;
  id: string;
  name: string | null;
}): string {
  const called = name ?? id.replaceAll(WITH_IDS, '');
  return called === '' ? sentenceCase(kind) : `${sentenceCase(kind)} ${called}`;
}

export interface Change {
  field: string;
  /** Undefined if there was nothing before. */
  from: string | undefined;
  to: string;
}

type Values = Readonly<Record<string, unknown>> | null;

/** The fields that differ; all of them if there was nothing before. Ids are left out. */
export function changesOf(before: Values, after: Values): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const from = valueText(field, before?.[field]);
    const to = valueText(field, after?.[field]);
    if (from === to) return [];
    return [{ field: fieldText(field), from, to: to ?? 'removed' }];
  });
}

function fieldText(field: string): string {
  if (!PROPERTY.test(field)) return field;
  return sentenceCase(field.replace(/Pence$/, ''));
}

/** Undefined for nothing, and for nothing but ids. */
function valueText(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && field.endsWith('Pence')) return moneyText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (MOMENT.test(value)) return momentText(value);
  if (NAMED.has(field)) return sentenceCase(value);
  const text = value.replaceAll(WITH_IDS, '');
  return text === '' && value !== '' ? undefined : text;
}
