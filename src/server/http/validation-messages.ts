/** The messages for values that fail validation, in one table, so that no library's own messages are sent. */
import type * as z from 'zod';
import { BLANK_MESSAGE } from '../../domain/text/blank-message.ts';

type Issue = z.core.$ZodRawIssue;
type Code = Issue['code'];
type IssueOf<C extends Code> = Extract<Issue, { code: C }>;

const MISSING = 'This value is missing.';
const UNKNOWN = 'This value cannot be accepted.';

const TYPES: Record<string, string> = {
  string: 'Please send text.',
  number: 'Please send a number.',
  int: 'Please send a whole number.',
  boolean: 'Please send true or false.',
  array: 'Please send a list.',
  object: 'Please send an object.',
  record: 'Please send an object.',
};

const FORMATS: Record<string, string> = {
  uuid: 'This is not an id.',
};

/** The compiler keeps this exhaustive. A shape's own message takes precedence. */
const MESSAGES: { [C in Code]: (issue: IssueOf<C>) => string } = {
  invalid_type: ({ input, expected }) =>
    input === undefined ? MISSING : (TYPES[expected] ?? UNKNOWN),
  too_big: ({ origin, maximum }) => tooMuch(origin, Number(maximum)),
  too_small: ({ origin, minimum }) => tooLittle(origin, Number(minimum)),
  invalid_format: ({ format }) => FORMATS[format] ?? 'This value is not written as expected.',
  invalid_value: ({ values }) => `Please choose one of: ${values.map(String).join(', ')}.`,
  invalid_union: () => 'This is none of the kinds that are accepted.',
  invalid_key: () => 'This name cannot be used here.',
  invalid_element: () => UNKNOWN,
  not_multiple_of: () => UNKNOWN,
  unrecognized_keys: () => 'This field was not expected.',
  custom: () => UNKNOWN,
};

export function issueMessage<C extends Code>(issue: IssueOf<C> & { code: C }): string {
  return MESSAGES[issue.code](issue);
}

function tooMuch(origin: string, most: number): string {
  if (origin === 'string') return `Please use at most ${most} characters.`;
  if (origin === 'array') return `Please send at most ${most}.`;
  return `Please choose a number of at most ${most}.`;
}

function tooLittle(origin: string, least: number): string {
  if (origin === 'string' && least === 1) return BLANK_MESSAGE;
  if (origin === 'string') return `Please use at least ${least} characters.`;
  if (origin === 'array') return `Please send at least ${least}.`;
  return `Please choose a number of at least ${least}.`;
}
