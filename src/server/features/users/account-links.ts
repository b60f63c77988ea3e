/** Links that letters carry: opened for a customer, each with a token of its own, used once. */
import { createHash, createHmac } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '../../../domain/time/durations.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { UsersContext } from './users.context.ts';
import type { LinkPurpose } from './account-links.store.ts';
import { activationEmail, recoveryEmail } from './account.emails.ts';
import { bound } from '../../bound.ts';

const WEEK = 7 * DAY;
const LIFETIME: Record<LinkPurpose, number> = { activation: DAY, recovery: HOUR };
const LIVE_AT_MOST = 3;
/** Limits emails per recipient, so a known address cannot be flooded. */
const LETTERS = [
  { window: '10 minutes', windowMs: 10 * MINUTE, most: 3 },
  { window: 'day', windowMs: DAY, most: 10 },
];

const JOBS = { activation: 'sendActivation', recovery: 'sendRecovery' } as const;

export type AccountLinks = ReturnType<typeof accountLinks>;

type AccountLinksContext = ReturnType<typeof contextOf>;

function contextOf({
  customers,
  links,
  bounds,
  clock,
  mail,
  sender,
  sent,
  secret,
  patience,
}: UsersContext) {
  const tokenKey = createHmac('sha256', secret).update('account links').digest();
  return { customers, links, bounds, clock, mail, sender, sent, patience, tokenKey };
}

export function accountLinks(dependencies: UsersContext) {
  const context = contextOf(dependencies);
  return bound(context, {
    open: openLink,
    openFor: openLinkFor,
    forgetSpent: forgetUsedLinks,
    send: sendLink,
  });
}

/** Made anew whenever the letter is written: one that goes twice says the same, and either opens the door. */
function tokenOf({ tokenKey }: AccountLinksContext, purpose: LinkPurpose, linkId: string): string {
  return createHmac('sha256', tokenKey).update(`${purpose}\n${linkId}`).digest('base64url');
}

/** Within a transaction that holds the customer's lock; the oldest gives way to a fourth. */
export async function openLink(
  { clock, bounds, patience, links }: AccountLinksContext,
  transaction: Transaction,
  customerId: string,
  purpose: LinkPurpose,
  pendingPasswordHash: string | null = null,
): Promise<void> {
  const now = clock();
  for (const { window, windowMs, most } of LETTERS) {
    const key = `letter:${purpose}:${customerId}:${window}`;
    const letters = await bounds.count(transaction, key, { windowMs, now });
    if (letters > most * patience) return;
  }
  const linkId = newId();
  await links.insert(transaction, {
    id: linkId,
    customerId,
    purpose,
    pendingPasswordHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME[purpose]),
  });
  const spare = (await links.live(transaction, customerId, purpose, now)).slice(LIVE_AT_MOST);
  if (spare.length > 0) await links.giveUp(transaction, spare, now);
  await enqueue(transaction, JOBS[purpose], { linkId });
}

/**
 * Opens a link where the address has a use for it. A job, so that asking takes the same time
 * whether an account is known or not.
 */
export function openLinkFor(
  context: AccountLinksContext,
  {
    purpose,
    email,
    pendingPasswordHash,
  }: {
    purpose: LinkPurpose;
    email: string;
    pendingPasswordHash: string | null;
  },
): Promise<void> {
  const { customers } = context;
  return customers.transaction(async (transaction) => {
    const customer = await customers.lockByEmail(transaction, email);
    if (!customer?.isOpen) return;
    if (purpose === 'activation' && customer.isConfirmed) return;
    await openLink(context, transaction, customer.id, purpose, pendingPasswordHash);
  });
}

/** Links that could not be followed for a week. */
export function forgetUsedLinks({ links, clock }: AccountLinksContext): Promise<void> {
  return links.deleteSpent(new Date(clock().getTime() - WEEK));
}

/** Job. */
export async function sendLink(
  context: AccountLinksContext,
  purpose: LinkPurpose,
  linkId: string,
): Promise<void> {
  const { sent, links, clock, sender, mail } = context;
  const about = { purpose, subjectId: linkId };
  if (await sent.wasSent(about)) return;
  const token = tokenOf(context, purpose, linkId);
  const addressee = await links.setToken(linkId, {
    tokenHash: hashOfToken(token),
    // From now on: the letter may have waited for a mail server.
    expiresAt: new Date(clock().getTime() + LIFETIME[purpose]),
  });
  if (!addressee) return;
  const write = purpose === 'activation' ? activationEmail : recoveryEmail;
  const letter = write({ ...sender, to: addressee.email, linkId, token });
  const send = () => mail.send(letter);
  await sent.sendOnce(about, { messageId: letter.messageId, send, now: clock });
}

/** What is kept of a token: whoever reads the database can follow no link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
