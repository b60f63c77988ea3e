/** Wire shapes of reminders: the emails that remind buyers of an occasion before it comes again. */
import * as z from 'zod';
import { LONGEST_LABEL } from '../../domain/people/reminder-consent.ts';
import { orderKey } from '../cart/checkout.ts';
import { singleLine } from '../shapes/text.ts';
import { slug } from '../shapes/wire.ts';

const month = z.int().min(1).max(12);
const day = z.int().min(1).max(31);
const yearly = z.boolean().describe('Every year until it is stopped; false: once');

const given = z.strictObject({
  occasion: slug.nullable().describe('Slug of one of the occasions; null for another one'),
  label: singleLine(LONGEST_LABEL)
    .default('')
    .describe('What the buyer calls it; empty: the name of the occasion'),
  month: month.nullable().default(null),
  day: day
    .nullable()
    .default(null)
    .describe('Month and day are not needed for an occasion with a date of its own each year'),
  yearly,
  consent: z
    .boolean()
    .describe('Whether the buyer has agreed to the emails; without it there is no reminder'),
});
export type GivenReminder = z.input<typeof given>;

const occasion = z.strictObject({
  slug: z.string(),
  name: z.string(),
  on: z.iso
    .date()
    .nullable()
    .describe('The next date to be reminded of, if it has one of its own each year'),
});
export type ReminderOccasion = z.infer<typeof occasion>;

export const reminderAnswer = z.strictObject({
  id: z.uuid(),
  occasion: z.string().nullable(),
  label: z.string(),
  month: z.int().nullable().describe('Null if the occasion has a date of its own each year'),
  day: z.int().nullable(),
  yearly,
  on: z.iso.date().describe('The next date of the occasion'),
  emailOn: z.iso.date().describe('When the next email is sent'),
});
export type Reminder = z.infer<typeof reminderAnswer>;

const list = {
  email: z.string().describe('Where the emails go'),
  occasions: z.array(occasion),
  reminders: z.array(reminderAnswer).describe('By date'),
};
const keyParams = z.strictObject({ orderKey });
const params = z.strictObject({ id: z.uuid() });

export const orderReminders = {
  params: keyParams,
  answer: z.strictObject({
    ...list,
    suggested: z
      .strictObject({ month: z.int(), day: z.int() })
      .describe('The last day on which the order is expected to arrive'),
  }),
};
export type OrderReminders = z.infer<typeof orderReminders.answer>;
export const orderReminderNew = { params: keyParams, body: given, answer: reminderAnswer };

export const reminders = { answer: z.strictObject(list) };
export type Reminders = z.infer<typeof reminders.answer>;
export const reminderNew = { body: given, answer: reminderAnswer };
export const reminderUpdate = {
  params,
  body: z.strictObject({ month, day }),
  answer: reminderAnswer,
};
export const reminderDelete = { params, answer: z.strictObject({}) };
export const reminderStop = {
  body: z.strictObject({
    token: z
      .string()
      .regex(/^[\w-]{20,64}$/, 'This link is not complete.')
      .describe('The last part of the address in the email'),
  }),
  answer: z.strictObject({}),
};
