/** Reminders of occasions: asked for with consent, sent once for each, and stopped by one press. */
import { bound } from '../../bound.ts';
import { askAsCustomer, askByOrderKey } from './ask-for-reminder.ts';
import { changeDay, deleteReminder, forgetEnded, stopReminder } from './change-reminder.ts';
import { remindersContext } from './reminders.context.ts';
import type { RemindersDependencies } from './reminders.context.ts';
import { queueDue, sendReminder } from './send-reminder.ts';
import { showByOrderKey, showReminder, showToCustomer } from './show-reminders.ts';

export type RemindersService = ReturnType<typeof remindersService>;

export const remindersService = (dependencies: RemindersDependencies) =>
  bound(remindersContext(dependencies), {
    ofOrder: showByOrderKey,
    ofCustomer: showToCustomer,
    show: showReminder,
    askByOrderKey,
    askAsCustomer,
    changeDay,
    delete: deleteReminder,
    stop: stopReminder,
    queueDue,
    send: sendReminder,
    forgetEnded,
  });
