/** The endpoints for sign-in, sessions and two-step. */
import { networkOf } from '../../http/rate-limit.ts';
import type { Handlers } from '../../http/serve.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(service: AuthService) {
  return {
    logIn: ({ body: { username, password, _two_step: code = '' }, request }) =>
      service.logIn({ username, password, code, household: networkOf(request.ip) }),

    tokenRefresh: ({ body }) => service.refresh(body.refresh_token),

    tokenRevoke: async ({ body }) => {
      await service.revoke(body.refresh_token);
      return {};
    },

    twoStepStart: ({ body, customer: { customerId }, request }) =>
      service.startTwoStep({ ...body, customerId, household: networkOf(request.ip) }),

    twoStepConfirm: async ({ body, customer: { customerId }, request }) => ({
      recoveryCodes: await service.confirmTwoStep({
        ...body,
        customerId,
        household: networkOf(request.ip),
      }),
    }),

    twoStepDisable: async ({ body, customer: { customerId }, request }) => {
      await service.disableTwoStep({ ...body, customerId, household: networkOf(request.ip) });
      return {};
    },

    recoveryCodes: async ({ body, customer: { customerId }, request }) => ({
      recoveryCodes: await service.renewRecoveryCodes({
        ...body,
        customerId,
        household: networkOf(request.ip),
      }),
    }),
  } satisfies Handlers;
}
