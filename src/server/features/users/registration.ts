/** Registration, and confirmation of the email address by an emailed link. */
import { DAY } from '../../../domain/time/durations.ts';
import { normaliseEmail } from '../../../domain/people/email.ts';
import { checkConfirmation } from '../../../domain/people/password.ts';
import { checkPerson, normalisePerson } from '../../../domain/people/person.ts';
import type { PersonalDetails } from '../../../domain/people/person.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { hashOfToken } from './account-links.ts';
import type { AccountLinks } from './account-links.ts';
import { hashPassword } from './password-hash.ts';
import { checkEmail, checkNewPassword, refuse } from './users.checks.ts';
import type { UsersContext } from './users.context.ts';
import { bound } from '../../bound.ts';

export interface Registration extends PersonalDetails {
  email: string;
  password: string;
  confirm: string;
  marketing: boolean;
  terms?: boolean | undefined;
}

export interface Activation {
  outcome: 'complete' | 'activated' | 'failed';
  /** Of the account, unless it failed: the link was sent to it. */
  email?: string;
}

const EMAILS_A_DAY = 1;
const USED_MESSAGE = 'This value is already used.';
const TERMS_MESSAGE = 'You must accept the terms and conditions.';

export type RegistrationContext = UsersContext & Pick<AccountLinks, 'open'>;

export function registration(context: RegistrationContext) {
  return bound(context, {
    register: registerCustomer,
    activate: activateAccount,
    resendActivation,
  });
}

/** Runs in the transaction that found the address taken. */
async function notifyOwner(
  { customers, open, bounds, clock, limitFactor }: RegistrationContext,
  transaction: Transaction,
  email: string,
): Promise<void> {
  const owner = await customers.lockByEmail(transaction, email);
  if (!owner?.isOpen) return;
  if (!owner.isConfirmed) return open(transaction, owner.id, 'activation');
  const key = `letter:registeredAgain:${owner.id}`;
  const emails = await bounds.count(transaction, key, { windowMs: DAY, now: clock() });
  if (emails > EMAILS_A_DAY * limitFactor) return;
  await enqueue(transaction, 'sendSecurityNotice', {
    customerId: owner.id,
    event: 'registeredAgain',
    noticeId: newId(),
  });
}

/** Throws invalid with the violations, also if the address has an account; its owner then gets an email. */
export async function registerCustomer(
  context: RegistrationContext,
  given: Registration,
): Promise<{ email: string }> {
  const { customers, clock, open } = context;
  const { password, confirm, marketing, terms } = given;
  const person = normalisePerson(given);
  const email = normaliseEmail(given.email);
  const { firstName, lastName, ...numbers } = checkPerson(person);
  refuse({
    firstName,
    lastName,
    email: checkEmail(email),
    ...numbers,
    password: checkNewPassword(password),
    confirm: checkConfirmation(password, confirm),
    terms: terms === false ? TERMS_MESSAGE : null,
  });
  const passwordHash = await hashPassword(password);
  const isNew = await customers.transaction(async (transaction) => {
    const now = clock();
    const row = { ...person, email, passwordHash, marketing, createdAt: now };
    const customerId = await customers.insert(transaction, row);
    if (!customerId) {
      await notifyOwner(context, transaction, email);
      return false;
    }
    if (marketing)
      await customers.recordConsent(transaction, {
        customerId,
        given: true,
        source: 'registration',
        at: now,
      });
    await open(transaction, customerId, 'activation');
    return true;
  });
  // Throws after the transaction, because the email to the owner must be sent anyway.
  if (!isNew) refuse({ email: USED_MESSAGE });
  return { email };
}

export async function activateAccount(
  { links, customers, clock }: RegistrationContext,
  token: string,
): Promise<Activation> {
  const link = await links.findByToken(hashOfToken(token), 'activation');
  if (!link) return { outcome: 'failed' };
  return customers.transaction(async (transaction) => {
    const customer = await customers.lock(transaction, link.customerId);
    if (!customer?.isOpen) return { outcome: 'failed' };
    const { email } = customer;
    if (customer.isConfirmed) return { outcome: 'activated', email };
    const now = clock();
    if (!(await links.use(transaction, link.id, now))) return { outcome: 'failed' };
    await customers.confirmEmail(transaction, customer.id, now);
    await links.giveUpAll(transaction, customer.id, ['activation'], now);
    await enqueue(transaction, 'adoptGuestOrders', { customerId: customer.id });
    return { outcome: 'complete', email };
  });
}

/** The same for known and unknown addresses. */
export async function resendActivation(
  { customers }: RegistrationContext,
  given: string,
): Promise<void> {
  const email = normaliseEmail(given);
  refuse({ email: checkEmail(email) });
  await customers.transaction((transaction) =>
    enqueue(transaction, 'openAccountLink', {
      purpose: 'activation',
      email,
      pendingPasswordHash: null,
    }),
  );
}
