/** Changes customers make to their account: names, phone numbers, consent, password and keys. */
import { ShopError } from '../../../domain/errors.ts';
import { checkConfirmation } from '../../../domain/people/password.ts';
import { checkPerson, normalisePerson } from '../../../domain/people/person.ts';
import { BLANK_MESSAGE } from '../../../domain/text/blank-message.ts';
import type { PersonalDetails } from '../../../domain/people/person.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { lockCustomer } from '../../database/lock-customer.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { CustomerKeys, Profile } from './profiles.store.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { checkNewPassword, refuse } from './users.checks.ts';
import type { UsersContext } from './users.context.ts';

const WRONG_PASSWORD_MESSAGE = 'This is not your current password.';
const NOT_JSON_MESSAGE = 'This value is not base64 of JSON.';

export interface PasswordChange {
  customerId: string;
  /** This session stays open. */
  sessionId: string;
  /** The source of the call: an IP address, or the /64 of an IPv6 address. */
  network: string;
  current: string;
  new: string;
  confirm: string;
}

export type ProfileUpdate = PersonalDetails & { marketing?: boolean | undefined };

export function profile({ customers, links, clock, endSessions, confirmPassword }: UsersContext) {
  return {
    profile: (customerId: string): Promise<Profile> => customers.profile(customerId),

    /** Does not count guesses; for callers that do. */
    verifyPassword: async (customerId: string, password: string): Promise<boolean> =>
      isPassword(password, await customers.passwordHash(customerId)),

    async updateProfile(customerId: string, given: ProfileUpdate) {
      const person = normalisePerson(given);
      refuse({ ...checkPerson(person) });
      return customers.transaction(async (transaction) => {
        if (!(await lockCustomer(transaction, customerId))) throw new ShopError('tokenInvalid');
        const before = await customers.marketing(transaction, customerId);
        const marketing = given.marketing ?? before;
        const now = clock();
        await customers.update(transaction, customerId, {
          ...person,
          marketing,
          profileUpdatedAt: now,
        });
        if (marketing !== before)
          await customers.recordConsent(transaction, {
            customerId,
            given: marketing,
            source: 'profile',
            at: now,
          });
        return { ...person, marketing, profileUpdatedAt: now.toISOString() };
      });
    },

    /**
     * Ends all other sessions. Throws invalid, and tooManyRequests after too many guesses of the
     * current password.
     */
    async changePassword({
      customerId,
      sessionId,
      network,
      current,
      new: wanted,
      confirm,
    }: PasswordChange): Promise<void> {
      refuse({
        current: current === '' ? BLANK_MESSAGE : null,
        new: checkNewPassword(wanted),
        confirm: checkConfirmation(wanted, confirm),
      });
      const from = await customers.passwordHash(customerId);
      await confirmPassword({ customerId, network, password: current }, 'current');
      const to = await hashPassword(wanted);
      await customers.transaction(async (transaction) => {
        // A concurrent change may have replaced the password that this request proved.
        if (!(await customers.replacePassword(transaction, customerId, { from, to })))
          return refuse({ current: WRONG_PASSWORD_MESSAGE });
        await links.giveUpAll(transaction, customerId, ['recovery'], clock());
        await endSessions(transaction, customerId, 'passwordChanged', sessionId);
        await notifyPasswordChange(transaction, customerId, 'passwordChanged');
      });
    },

    /** The private key is encrypted by the client, so the shop stores the pair but cannot use it. */
    async saveKeys(customerId: string, keys: CustomerKeys): Promise<void> {
      refuse({
        public: isBase64OfJson(keys.public) ? null : NOT_JSON_MESSAGE,
        private: isBase64OfJson(keys.private) ? null : NOT_JSON_MESSAGE,
      });
      await customers.transaction(async (transaction) => {
        if (!(await lockCustomer(transaction, customerId))) throw new ShopError('tokenInvalid');
        await customers.saveKeys(transaction, customerId, keys, clock());
      });
    },
  };
}

/** Notifies by email and in the account. */
export async function notifyPasswordChange(
  transaction: Transaction,
  customerId: string,
  event: 'passwordChanged' | 'recovered',
): Promise<void> {
  await enqueue(transaction, 'sendSecurityNotice', { customerId, event, noticeId: newId() });
  await enqueue(transaction, 'notifyCustomer', {
    customerId,
    kind: 'passwordChanged',
    detail: {},
    link: null,
    occasion: `passwordChanged:${newId()}`,
  });
}

function isBase64OfJson(text: string): boolean {
  try {
    JSON.parse(Buffer.from(text, 'base64').toString());
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
