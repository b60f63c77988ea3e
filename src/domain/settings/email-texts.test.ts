import { describe, expect, test } from 'vitest';
import { fillPlaceholders } from '../text/placeholders.ts';
import { emailTextProblem } from './email-text-rules.ts';
import { EMAIL_TEXTS } from './email-texts.ts';

const problem = (key: string, text: string) => emailTextProblem(EMAIL_TEXTS.get(key)!, text);

describe('a changed text', () => {
  test.each([
    ['order-emails.dispatch.subject', 'Off it goes: {{reference}}', null],
    ['order-emails.dispatch.subject', 'Off it goes', 'Please keep {{reference}} in this text.'],
    [
      'order-emails.dispatch.subject',
      '{{ reference }} by {{password}}',
      'This email does not know {{password}}. It knows {{shop}}, {{name}}, {{reference}}, {{carrier}}.',
    ],
    ['order-emails.dispatch.subject', '{{reference}}\nBcc: x@example.org', 'One line only.'],
    ['order-emails.dispatch.text', 'Hello {{name}},\n\nit left by {{carrier}}.', null],
    ['order-emails.dispatch.text', '  ', 'Please fill this in.'],
    [
      'order-emails.dispatch.text',
      'Hello {{name},',
      'Write a placeholder with two braces on each side, such as {{name}}.',
    ],
    [
      'order-emails.dispatch.text',
      'Hello {name}, it left.',
      'Write {{name}} with two braces on each side.',
    ],
    ['order-emails.dispatch.text', 'Hello {all}, it left.', null],
    ['order-emails.dispatch.track', 'x'.repeat(41), 'At most 40 characters: this has 41.'],
    ['reminder-email.reminder.text', 'Soon.', 'Please keep {{occasion}}, {{day}} in this text.'],
    ['emails.confirmation.promise', 'Soon.', 'Please keep {{dispatch}} in this text.'],
  ])('%s “%s”: %s', (key, text, expected) => {
    expect(problem(key, text)).toBe(expected);
  });
});

test('a value that looks like a placeholder stays text', () => {
  const values = { name: '{{reference}}', reference: 'KS-1' };
  expect(fillPlaceholders('{{name}} {{ reference }} {{gone}}', values)).toBe(
    '{{reference}} KS-1 {{gone}}',
  );
});
