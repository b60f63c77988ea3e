/** The operations of reminders. */
import type { Operation } from './operation.ts';

const REASON = 'Many who order for a birthday are glad to be reminded of it a year later.';

export const reminderOperations = {
  orderReminders: {
    summary: 'The reminders asked for with an order, by its key, and what reminders can be of.',
    addition: REASON,
    perMinute: 60,
    refusals: ['orderNotFound'],
  },
  orderReminderNew: {
    summary:
      'Asks for a reminder by email, at the address of a paid order. A repeated call returns the same reminder.',
    addition: REASON,
    status: 201,
    perMinute: 20,
    perDay: 100,
    refusals: ['orderNotFound', 'stepNotAllowed', 'remindersFull'],
  },
  reminders: {
    summary: 'The customer’s reminders, also those of their orders, and what reminders can be of.',
    addition: REASON,
    refusals: [],
  },
  reminderNew: {
    summary:
      'Asks for a reminder by email, at the customer’s address. A repeated call returns the same reminder.',
    addition: REASON,
    status: 201,
    perMinute: 60,
    refusals: ['remindersFull'],
  },
  reminderUpdate: {
    summary: 'Changes the day of a reminder.',
    addition: REASON,
    perMinute: 60,
    refusals: ['reminderNotFound'],
  },
  reminderDelete: {
    summary: 'Deletes a reminder; no more emails follow.',
    addition: REASON,
    perMinute: 60,
    refusals: ['reminderNotFound'],
  },
  reminderStop: {
    summary: 'Stops a reminder by the link in its email. Returns the same for an unknown link.',
    addition: 'Who wants no more of these emails stops them by one press, without an account.',
    ignoresBearer: true,
    perMinute: 60,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
