import { expect, test } from 'vitest';
import { emailTextProblem } from '../../../domain/settings/email-text-rules.ts';
import { EMAIL_TEXTS } from '../../../domain/settings/email-texts.ts';
import { standardText } from './standard-texts.ts';

// Otherwise the office could save no text of any email until this one is changed.
test.each([...EMAIL_TEXTS])('%s keeps to the rules of a changed text', (key, text) => {
  expect(emailTextProblem(text, standardText(key))).toBeNull();
});
