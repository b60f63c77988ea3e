import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REMINDER_CONSENT } from '../../../domain/people/reminder-consent.ts';
import { checkReminder, newReminder, OTHER, ownDateOf } from './typed-reminder.ts';

const messages = { occasion: 'What?', label: 'Which?', consent: 'Tick!' };
const blank = newReminder({ month: 5, day: 5 });

test('nothing is ticked or chosen at first', () => {
  expect(blank).toMatchObject({ occasion: '', consent: false, month: 5, day: 5 });
  expect(checkReminder(blank, messages).wrong).toEqual([
    { field: 'occasion', message: 'What?' },
    { field: 'consent', message: 'Tick!' },
  ]);
});

test('another occasion needs a name, one of the shop’s does not', () => {
  const other = { ...blank, occasion: OTHER, label: ' ', consent: true };
  expect(checkReminder(other, messages).wrong).toEqual([{ field: 'label', message: 'Which?' }]);
  const named = checkReminder({ ...other, label: 'Mam' }, messages);
  expect(named).toMatchObject({ wrong: [], given: { occasion: null, label: 'Mam' } });
  const birthday = checkReminder({ ...other, occasion: 'birthday' }, messages);
  expect(birthday).toMatchObject({ wrong: [], given: { occasion: 'birthday', month: 5, day: 5 } });
});

test('only some occasions have a date of their own', () => {
  const occasions = [
    { slug: 'birthday', name: 'Birthday', on: null },
    { slug: 'mothers-day', name: 'Mother’s Day', on: '2027-03-07' },
  ];
  expect(ownDateOf({ occasion: 'mothers-day' }, occasions)).toBe('2027-03-07');
  expect(ownDateOf({ occasion: 'birthday' }, occasions)).toBeNull();
  expect(ownDateOf({ occasion: OTHER }, occasions)).toBeNull();
});

/** What was consented to, by version: a new sentence gets a new version, and earlier ones stay here as proof. */
const CONSENTS: Readonly<Record<number, { yearly: string; once: string }>> = {
  1: {
    yearly:
      'Yes, email {{email}} once a year, three weeks before the day, with gifts for it and what I ordered last time. I can stop it at any time by the link in each email.',
    once: 'Yes, email {{email}} once, three weeks before the day, with gifts for it and what I ordered last time.',
  },
  2: {
    yearly:
      'Yes, email {{email}} once a year, three weeks before the day, or later the first time if it is nearer, with gifts for it and what I ordered last time. I can stop it at any time by the link in each email.',
    once: 'Yes, email {{email}} once, three weeks before the day, or later if it is nearer, with gifts for it and what I ordered last time.',
  },
};

test('the sentence of the consent is the one of its version', () => {
  const { consent } = JSON.parse(readFileSync('locales/en/reminders.json', 'utf8')) as {
    consent: object;
  };
  expect(consent).toEqual(CONSENTS[REMINDER_CONSENT]);
});
