/** The office's calls for signing in, and for accepting an invitation. */
import type { FastifyRequest } from 'fastify';
import { PERMISSIONS, isPermitted } from '../../../../domain/staff/permissions.ts';
import { oneLine } from '../../../../domain/text/plain-text.ts';
import type { OfficeCookie } from '../../../http/office/office-cookie.ts';
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import { networkOf } from '../../../http/limits/rate-limit.ts';
import type { StaffService } from '../staff.service.ts';
import type { Visit } from './open-session.ts';

const LONGEST_DEVICE = 200;

export function signInOfficeRoutes(service: StaffService, cookie: OfficeCookie) {
  const answerSession = async (member: StaffCaller) => ({
    staffId: member.staffId,
    email: member.email,
    role: member.role,
    permissions: PERMISSIONS.filter((permission) => isPermitted(member.role, permission)),
    endsAt: member.endsAt.toISOString(),
    isFresh: member.isFresh,
    isTablet: member.isTablet,
    proofs: member.isTablet ? [] : await service.proofsOf(member.staffId),
  });
  return {
    sessionOpen: async ({ body, request, reply }) => {
      const opened = await service.signInByLink({ ...body, visit: visitOf(request) });
      cookie.set(reply, opened.secret);
      return answerSession(opened.member);
    },
    sessionByPassword: async ({ body, request, reply }) => {
      const opened = await service.signInByPassword({ ...body, visit: visitOf(request) });
      cookie.set(reply, opened.secret);
      return answerSession(opened.member);
    },
    passkeyChallenge: () => service.challengePasskey(),
    sessionByPasskey: async ({ body, request, reply }) => {
      const opened = await service.signInByPasskey({ ...body, visit: visitOf(request) });
      cookie.set(reply, opened.secret);
      return answerSession(opened.member);
    },
    session: ({ caller }) => answerSession(caller),
    sessionProve: async ({ body, caller, request }) => {
      await service.proveIdentity(caller, { ...body, visit: visitOf(request) });
      return answerSession({ ...caller, isFresh: true });
    },
    sessionEnd: async ({ caller, reply }) => {
      await service.endSession(caller.sessionId);
      cookie.clear(reply);
      return {};
    },

    invitationShow: async ({ body, request }) => {
      const { email, role, expiresAt, needsCode, authenticator } = await service.showInvitation({
        ...body,
        visit: visitOf(request),
      });
      return { email, role, expiresAt: expiresAt.toISOString(), needsCode, authenticator };
    },
    invitationPasskey: ({ body, request }) =>
      service.offerPasskeyToInvited({ ...body, visit: visitOf(request) }),
    invitationAccept: async ({ body, request, reply }) => {
      const accepted = await service.acceptByPassword({ ...body, visit: visitOf(request) });
      cookie.set(reply, accepted.secret);
      const { recoveryCodes } = accepted;
      return { ...(await answerSession(accepted.member)), recoveryCodes };
    },
    invitationAcceptByPasskey: async ({ body, request, reply }) => {
      const accepted = await service.acceptByPasskey({ ...body, visit: visitOf(request) });
      cookie.set(reply, accepted.secret);
      const { recoveryCodes } = accepted;
      return { ...(await answerSession(accepted.member)), recoveryCodes };
    },
  } satisfies OfficeHandlers;
}

function visitOf(request: FastifyRequest): Visit {
  return {
    network: networkOf(request.ip),
    device: oneLine(request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE),
    requestId: request.id,
  };
}
