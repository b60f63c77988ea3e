/** Opens a session of the office, however the member has proved their identity. */
import type { OpeningKind } from '../../../database/column-values.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { newId, secret as newSecret } from '../../../database/ids.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import { hashOfToken } from '../staff-links.ts';
import { memberOf } from '../staff-sessions.ts';
import type { SignedInMember } from '../staff-sessions.ts';
import type { StaffContext } from '../staff.context.ts';

/** Where a call comes from. */
export interface Visit {
  /** An IP address, or the /64 of an IPv6 address. */
  network: string;
  /** What the browser calls itself. */
  device: string;
  requestId: string;
}

export interface OpenedSession {
  member: SignedInMember;
  /** For the cookie. */
  secret: string;
}

export async function openSession(
  { sessions, clock, record }: StaffContext,
  transaction: Transaction,
  { staffId, email, role }: { staffId: string; email: string; role: StaffRole },
  openedBy: OpeningKind,
  { device, requestId }: Visit,
): Promise<OpenedSession> {
  const now = clock();
  const id = newId();
  const secret = newSecret();
  await sessions.insert(transaction, {
    id,
    staffId,
    secretHash: hashOfToken(secret),
    createdAt: now,
    usedAt: now,
    provedAt: now,
    openedBy,
    device,
  });
  await record(transaction, {
    actor: { kind: 'staff', name: staffId },
    action: 'staff.signIn',
    subject: { kind: 'staff', id: staffId },
    before: null,
    after: { by: openedBy },
    requestId,
  });
  const moments = { createdAt: now, usedAt: now, provedAt: now, tabletSince: null };
  const session = { id, staffId, email, role, ...moments };
  return { secret, member: memberOf(session, now) };
}
