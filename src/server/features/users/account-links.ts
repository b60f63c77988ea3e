/** Links in account emails: each belongs to a customer, has its own token and works once. */
import { createHash, createHmac } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '../../../domain/time/durations.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { UsersContext } from './users.context.ts';
import type { LinkPurpose } from '../../database/column-values.ts';
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
  limitFactor,
}: UsersContext) {
  const tokenKey = createHmac('sha256', secret).update('account links').digest();
  return { customers, links, bounds, clock, mail, sender, sent, limitFactor, tokenKey };
}

export function accountLinks(dependencies: UsersContext) {
  const context = contextOf(dependencies);
  return bound(context, {
    open: openLink,
    openFor: openLinkFor,
    forgetUsed: forgetUsedLinks,
    send: sendLink,
  });
}

/** Derived from the link's id, so that a retried email carries the same URL. */
function tokenOf({ tokenKey }: AccountLinksContext, purpose: LinkPurpose, linkId: string): string {
  return createHmac('sha256', tokenKey).update(`${purpose}\n${linkId}`).digest('base64url');
}

/** The caller's transaction holds the customer lock. Revokes the oldest links above the limit. */
export async function openLink(
  { clock, bounds, limitFactor, links }: AccountLinksContext,
  transaction: Transaction,
  customerId: string,
  purpose: LinkPurpose,
  pendingPasswordHash: string | null = null,
): Promise<void> {
  const now = clock();
  for (const { window, windowMs, most } of LETTERS) {
    const key = `letter:${purpose}:${customerId}:${window}`;
    const emails = await bounds.count(transaction, key, { windowMs, now });
    if (emails > most * limitFactor) return;
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
 * Opens a link if the address can use one. Runs as a job, so that a request takes the same time for
 * known and unknown addresses.
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

/** Deletes links that have been unusable for a week. */
export function forgetUsedLinks({ links, clock }: AccountLinksContext): Promise<void> {
  return links.deleteSpent(new Date(clock().getTime() - WEEK));
}

/** Run by a job. */
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
    // Starts now, because the email may have waited for the mail server.
    expiresAt: new Date(clock().getTime() + LIFETIME[purpose]),
  });
  if (!addressee) return;
  const write = purpose === 'activation' ? activationEmail : recoveryEmail;
  const email = write({ ...sender, to: addressee.email, linkId, token });
  const send = () => mail.send(email);
  await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
}

/** Only the hash is stored, so a leaked database contains no usable links. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
