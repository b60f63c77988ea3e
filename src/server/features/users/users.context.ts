/** The shared dependencies of this feature's use cases. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { EmailSender } from './account.emails.ts';
import { accountLinksStore } from './account-links.store.ts';
import { bounds } from './email-limits.store.ts';
import { customersStore } from './customers.store.ts';

export interface UsersDependencies {
  database: Database;
  clock: Clock;
  mail: MailGateway;
  sender: EmailSender;
  /** The key of email links is derived from it. */
  secret: string;
  /** Multiplies the email limits; Infinity disables them. */
  limitFactor: number;
  /** Ends all sessions of the customer, or all except one. */
  endSessions(
    transaction: Transaction,
    customerId: string,
    by: 'passwordChanged' | 'recovered',
    exceptSessionId?: string,
  ): Promise<void>;
  /** Throws invalid with a violation on the field, and tooManyRequests after too many guesses. */
  confirmPassword(
    proof: { customerId: string; password: string; network: string },
    propertyPath: string,
  ): Promise<unknown>;
}

export type UsersContext = ReturnType<typeof usersContext>;

export function usersContext({ database, ...outside }: UsersDependencies) {
  return {
    ...outside,
    customers: customersStore(database),
    links: accountLinksStore(database),
    sent: sentEmails(database),
    bounds,
  };
}
