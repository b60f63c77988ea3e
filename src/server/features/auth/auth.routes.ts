/** The endpoints for sign-in, sessions and two-step. */
import { networkOf } from '../../http/limits/rate-limit.ts';
import type { Handlers } from '../../http/serve.ts';
import { answerTokens } from './auth.answer.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(service: AuthService) {
  return {
    logIn: async ({ body: { username, password, _two_step: code = '' }, request }) =>
      answerTokens(
        await service.logIn({ username, password, code, network: networkOf(request.ip) }),
      ),

    tokenRefresh: async ({ body }) => answerTokens(await service.refresh(body.refresh_token)),

    tokenRevoke: async ({ body }) => {
      await service.revoke(body.refresh_token);
      return {};
    },

    twoStepStart: ({ body, customer: { customerId }, request }) =>
      service.startTwoStep({ ...body, customerId, network: networkOf(request.ip) }),

    twoStepConfirm: async ({ body, customer: { customerId }, request }) => ({
      recoveryCodes: await service.confirmTwoStep({
        ...body,
        customerId,
        network: networkOf(request.ip),
      }),
    }),

    twoStepDisable: async ({ body, customer: { customerId }, request }) => {
      await service.disableTwoStep({ ...body, customerId, network: networkOf(request.ip) });
      return {};
    },

    recoveryCodes: async ({ body, customer: { customerId }, request }) => ({
      recoveryCodes: await service.renewRecoveryCodes({
        ...body,
        customerId,
        network: networkOf(request.ip),
      }),
    }),
  } satisfies Handlers;
}
