/** The office's calls for the staff. */
import { actorOf } from '../../http/office/serve-office.ts';
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { StaffService } from './staff.service.ts';

export function staffOfficeRoutes(service: StaffService) {
  return {
    staff: async () => ({
      members: (await service.list()).map(
        ({ id, email, role, createdAt, acceptedAt, disabledAt, invitation }) => ({
          id,
          email,
          role,
          createdAt: createdAt.toISOString(),
          acceptedAt: acceptedAt?.toISOString() ?? null,
          disabledAt: disabledAt?.toISOString() ?? null,
          invitation: invitation && {
            ...invitation,
            expiresAt: invitation.expiresAt.toISOString(),
          },
        }),
      ),
    }),
    staffInvite: async ({ body, caller }) => {
      const { expiresAt } = await service.invite(actorOf(caller), body);
      return { expiresAt: expiresAt.toISOString() };
    },
    staffRole: async ({ body, caller }) => {
      await service.changeRole(actorOf(caller), body);
      return {};
    },
    staffDisable: async ({ body, caller }) => {
      await service.disable(actorOf(caller), body.email);
      return {};
    },
  } satisfies OfficeHandlers;
}
