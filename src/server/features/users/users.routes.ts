/** The endpoints for registration and the customer's profile. */
import { networkOf } from '../../http/limits/rate-limit.ts';
import type { Handlers } from '../../http/serve.ts';
import type { UsersService } from './users.service.ts';

export function usersRoutes(users: UsersService) {
  return {
    userCreate: ({ body }) => users.register(body),
    userActivate: ({ body }) => users.activate(body.token),
    activationResend: async ({ body }) => {
      await users.resendActivation(body.email);
      return {};
    },
    userRecover: async ({ body }) => {
      await users.askToRecover(body);
      return {};
    },
    recoveryConfirm: async ({ body }) => {
      await users.confirmRecovery(body);
      return {};
    },
    meUpdate: ({ customer, body }) => users.updateProfile(customer.customerId, body),
    mePassword: async ({ customer, body, request }) => {
      await users.changePassword({ ...customer, ...body, network: networkOf(request.ip) });
      return {};
    },
    meKeys: async ({ customer, body }) => {
      await users.saveKeys(customer.customerId, body);
      return {};
    },
  } satisfies Handlers;
}
