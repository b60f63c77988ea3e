/** The shared dependencies of the inbox's functions. */
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { sentEmails } from '../../../database/sent-emails.ts';
import type { MailGateway } from '../../../gateways/mail/mail.gateway.ts';
import type { JournalService } from '../../journal/journal.service.ts';
import type { AnswerSender } from './answer.email.ts';
import { answerTemplatesStore } from './answer-templates.store.ts';
import { inboxStore } from './inbox.store.ts';

export interface InboxDependencies {
  database: Database;
  clock: Clock;
  mail: MailGateway;
  sender: AnswerSender;
  /** Records a change in the journal, in its transaction. */
  record: JournalService['record'];
}

export type InboxContext = ReturnType<typeof inboxContext>;

export function inboxContext({ database, ...outside }: InboxDependencies) {
  return {
    ...outside,
    store: inboxStore(database),
    templates: answerTemplatesStore(database),
    sent: sentEmails(database),
  };
}
