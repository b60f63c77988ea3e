/** What the use cases of reminders share. */
import { createHash, createHmac } from 'node:crypto';
import type { GiftDay } from '../../../domain/calendar/gift-days.ts';
import type { DispatchCutOff } from '../../../domain/calendar/dispatch.ts';
import type { ReminderDay } from '../../../domain/calendar/reminder-dates.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { EmailSender } from '../users/account.emails.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { ProofsService } from '../workshop/proofs/proofs.service.ts';
import { remindersStore } from './reminders.store.ts';
import type { StoredReminder } from './reminders.store.ts';

export interface RemindersDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'yearlyOccasions'>;
  orders: Pick<OrdersService, 'byKey' | 'byId' | 'lock' | 'person' | 'lines'>;
  proofs: Pick<ProofsService, 'pictures'>;
  users: { profile(customerId: string): Promise<{ email: string }> };
  mail: MailGateway;
  sender: EmailSender;
  /** The last orders that arrive by a plain date, at this address or anywhere; null if none is left. */
  lastOrders(on: string, to: Address | null): Promise<DispatchCutOff | null>;
  /** When orders close on the day of dispatch, such as “2 pm”, as the office has set it. */
  cutOff(): string;
  /** The shop's; the key of the stop links is derived from it. */
  secret: string;
}

export type RemindersContext = ReturnType<typeof remindersContext>;

export function remindersContext({ database, secret, ...dependencies }: RemindersDependencies) {
  return {
    ...dependencies,
    store: remindersStore(database),
    sent: sentEmails(database),
    tokenKey: createHmac('sha256', secret).update('reminder links').digest(),
  };
}

/** An occasion that comes every year. */
export interface Occasion {
  slug: string;
  name: string;
  giftDay: GiftDay | null;
}

export function dayOf({ giftDay, month, day }: StoredReminder): ReminderDay {
  if (giftDay) return giftDay;
  if (month === null || day === null) throw new Error('A reminder has a day');
  return { month, day };
}

/** Derived from the reminder's id, so that a retried email carries the same URL. */
export const stopTokenOf = ({ tokenKey }: RemindersContext, id: string): string =>
  createHmac('sha256', tokenKey).update(id).digest('base64url');

/** Only the hash is stored, so a leaked database contains no usable links. */
export const hashOfStopToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
