/** Whether a member has joined the staff, as the list says it. */
import { DEMO_OWNER_EMAIL } from '../../../domain/staff/demo-owner.ts';
import { dayText, momentText } from '../../parts/dates.ts';
import type { StaffMember } from './staff-member.ts';

export interface MemberState {
  tag: string;
  tone: 'done' | 'today' | 'late';
  /** Below the tag; null: nothing. */
  until: string | null;
  /** Has not accepted an invitation: it can be sent again. */
  isInvited: boolean;
}

type Dates = Pick<StaffMember, 'email' | 'acceptedAt' | 'disabledAt' | 'invitation'>;

export function memberState({ email, acceptedAt, disabledAt, invitation }: Dates): MemberState {
  const at = { until: null, isInvited: false };
  if (disabledAt) return { ...at, tag: `Disabled ${dayText(disabledAt)}`, tone: 'late' };
  // The demo owner signs in by a link and was never invited.
  if (acceptedAt || email === DEMO_OWNER_EMAIL) return { ...at, tag: 'Active', tone: 'done' };
  const until = invitation && `until ${momentText(invitation.expiresAt)}`;
  if (invitation?.isOpen) return { tag: 'Invited', tone: 'today', until, isInvited: true };
  return { tag: 'Invitation ran out', tone: 'late', until: null, isInvited: true };
}
