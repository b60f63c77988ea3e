/** The office's calls for a member's own factors and sessions, and for other members' sessions. */
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import type { StaffService } from '../staff.service.ts';

export function securityOfficeRoutes(service: StaffService) {
  const sessionsOf = (
    sessions: Awaited<ReturnType<StaffService['listSessions']>>,
    { sessionId }: StaffCaller,
  ) =>
    sessions.map(({ id, openedBy, device, createdAt, usedAt, tabletSince }) => ({
      id,
      openedBy,
      device,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id === sessionId,
      isTablet: tabletSince !== null,
    }));
  return {
    security: async ({ caller }) => {
      const { passkeys, sessions, ...own } = await service.showSecurity(caller.staffId);
      return {
        ...own,
        passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        sessions: sessionsOf(sessions, caller),
      };
    },
    securityEndSession: async ({ body, caller }) => {
      const { staffId } = caller;
      await service.endOneSession(caller, { staffId, sessionId: body.id });
      return {};
    },
    securityPassword: async ({ body, caller }) => {
      await service.changeOwnPassword(caller, body.password);
      return {};
    },
    securityAuthenticatorOffer: async ({ caller }) => service.offerOwnAuthenticator(caller),
    securityAuthenticator: async ({ body, caller }) => ({
      recoveryCodes: await service.changeOwnAuthenticator(caller, body),
    }),
    securityRecoveryCodes: async ({ caller }) => ({
      recoveryCodes: await service.renewOwnRecoveryCodes(caller),
    }),
    securityPasskeyOffer: ({ caller }) => service.offerOwnPasskey(caller),
    securityPasskeyAdd: async ({ body, caller }) => {
      await service.addOwnPasskey(caller, body);
      return {};
    },
    securityPasskeyRemove: async ({ body, caller }) => {
      await service.removeOwnPasskey(caller, body.id);
      return {};
    },
    securityPin: async ({ body, caller }) => {
      await service.setOwnPin(caller, body.pin);
      return {};
    },
    securityPinRemove: async ({ caller }) => {
      await service.removeOwnPin(caller);
      return {};
    },
    staffSessions: async ({ params, caller }) => ({
      sessions: sessionsOf(await service.listSessions(params.staffId), caller),
    }),
    staffSessionEnd: async ({ params, body, caller }) => {
      await service.endOneSession(caller, { staffId: params.staffId, sessionId: body.id });
      return {};
    },
  } satisfies OfficeHandlers;
}
