/**
 * Password recovery: the customer enters a new password first, and confirms it by the emailed link
 * and by typing it again.
 */
import { normaliseEmail } from '../../../domain/people/email.ts';
import { ShopError } from '../../../domain/errors.ts';
import { BLANK_MESSAGE } from '../../../domain/text/blank-message.ts';
import { enqueue } from '../../jobs/queue.ts';
import { hashOfToken } from './account-links.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { notifyPasswordChange } from './profile.ts';
import { checkEmail, checkNewPassword, checkRepeated, refuse } from './users.checks.ts';
import type { UsersContext } from './users.context.ts';

/** The specification has two names for each field. */
export interface RecoveryRequest {
  email: string;
  new?: string | undefined;
  confirm?: string | undefined;
  new_password?: string | undefined;
  confirm_new_password?: string | undefined;
}

const TRIES = 5;
const OTHER_PASSWORD_MESSAGE = 'This is not the password you asked for.';

export function recovery({ customers, links, clock, endSessions }: UsersContext) {
  return {
    /** The same work for known and unknown addresses: hashes the password; a job looks up the customer. */
    async askToRecover(given: RecoveryRequest): Promise<void> {
      const email = normaliseEmail(given.email);
      const isLong = given.new_password !== undefined || given.confirm_new_password !== undefined;
      const wanted = (isLong ? given.new_password : given.new) ?? '';
      const repeated = (isLong ? given.confirm_new_password : given.confirm) ?? '';
      refuse({
        email: checkEmail(email),
        [isLong ? 'new_password' : 'new']: checkNewPassword(wanted),
        [isLong ? 'confirm_new_password' : 'confirm']: checkRepeated(wanted, repeated),
      });
      const pendingPasswordHash = await hashPassword(wanted);
      await customers.transaction((transaction) =>
        enqueue(transaction, 'openAccountLink', {
          purpose: 'recovery',
          email,
          pendingPasswordHash,
        }),
      );
    },

    /**
     * Throws linkInvalid, or invalid for a different password than requested; after five tries the
     * link is invalid.
     */
    async confirmRecovery({ token, password }: { token: string; password: string }): Promise<void> {
      refuse({ password: password === '' ? BLANK_MESSAGE : null });
      const tokenHash = hashOfToken(token);
      const link = await links.takeTry(tokenHash, { most: TRIES, now: clock() });
      if (!link?.pendingPasswordHash) throw new ShopError('linkInvalid');
      const { customerId, pendingPasswordHash } = link;
      if (!(await isPassword(password, pendingPasswordHash)))
        refuse({ password: OTHER_PASSWORD_MESSAGE });
      await customers.transaction(async (transaction) => {
        const customer = await customers.lock(transaction, customerId);
        const now = clock();
        if (!customer?.isOpen || !(await links.use(transaction, link.id, now)))
          throw new ShopError('linkInvalid');
        await customers.setPassword(transaction, customerId, pendingPasswordHash);
        await links.giveUpAll(transaction, customerId, ['activation', 'recovery'], now);
        await endSessions(transaction, customerId, 'recovered');
        await notifyPasswordChange(transaction, customerId, 'recovered');
        // Following the link proves access to the mailbox.
        if (customer.isConfirmed) return;
        await customers.confirmEmail(transaction, customerId, now);
        await enqueue(transaction, 'adoptGuestOrders', { customerId });
      });
    },
  };
}
