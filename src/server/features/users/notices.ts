/** Security notices to account owners by email. Run by a job. */
import type { Jobs } from '../../jobs/jobs.ts';
import { securityNotice } from './account.emails.ts';
import type { UsersContext } from './users.context.ts';

const PURPOSE = 'securityNotice';

export function notices({ customers, mail, sender, sent, clock }: UsersContext) {
  return {
    async sendSecurityNotice({
      customerId,
      event,
      email,
      noticeId,
    }: Jobs['sendSecurityNotice']): Promise<void> {
      const about = { purpose: PURPOSE, subjectId: noticeId };
      if (await sent.wasSent(about)) return;
      const to = email ?? (customerId ? (await customers.find(customerId))?.email : undefined);
      if (!to) return;
      const notice = securityNotice({ ...sender, event, to, noticeId });
      const send = () => mail.send(notice);
      await sent.sendOnce(about, { messageId: notice.messageId, send, now: clock });
    },
  };
}
