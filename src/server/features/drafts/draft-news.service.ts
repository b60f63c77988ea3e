/** Emails the owner of a draft about a reply, once per reply. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { EmailSender } from '../users/account.emails.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { draftNewsStore } from './draft-news.store.ts';
import { draftReplyEmail } from './draft-reply.email.ts';

export interface DraftNewsDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'sellables'>;
  mail: MailGateway;
  sender: EmailSender;
}

const PURPOSE = 'draftReply';

export function draftNewsService(dependencies: DraftNewsDependencies) {
  const { database, clock, catalogue, mail, sender } = dependencies;
  const store = draftNewsStore(database);
  const sent = sentEmails(database);
  return {
    /** Run by a job. */
    async send(replyId: string): Promise<void> {
      const about = { purpose: PURPOSE, subjectId: replyId };
      if (await sent.wasSent(about)) return;
      const reply = await store.find(replyId);
      if (!reply || !(reply.customerEmail ?? reply.tellEmail)) return;
      const product = (await catalogue.sellables([reply.productId])).get(reply.productId);
      const email = draftReplyEmail({ reply, product: product ?? null, ...sender });
      const send = () => mail.send(email);
      await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
    },
  };
}
