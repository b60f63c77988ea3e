/** The members of the staff, with the invitations that they have not accepted. */
import type { StaffContext } from './staff.context.ts';
import type { StaffMember } from './staff.store.ts';

export interface ListedMember extends StaffMember {
  /** Neither accepted nor revoked; null: none, or deleted a week after it expired. */
  invitation: { expiresAt: Date; isOpen: boolean } | null;
}

/** In the order of their invitations. */
export async function listMembers({ staff, clock }: StaffContext): Promise<ListedMember[]> {
  const now = clock();
  return (await staff.list()).map(({ invitedUntil, ...member }) => ({
    ...member,
    invitation: invitedUntil && { expiresAt: invitedUntil, isOpen: invitedUntil > now },
  }));
}
