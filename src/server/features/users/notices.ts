/** Letters that tell the owner of an account what happened to it. Sent by a job. */
import { newId } from '../../database/ids.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { securityNotice } from './account.letters.ts';
import type { UsersContext } from './users.context.ts';

export function notices({ customers, mail, sender }: UsersContext) {
  return {
    /** A crash at the wrong moment repeats the letter, which harms nobody. */
    async sendSecurityNotice({
      customerId,
      event,
      email,
    }: Jobs['sendSecurityNotice']): Promise<void> {
      const to = email ?? (await customers.find(customerId))?.email;
      if (!to) return;
      await mail.send(securityNotice({ ...sender, event, to, noticeId: newId() }));
    },
  };
}
