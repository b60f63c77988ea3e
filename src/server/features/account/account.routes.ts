/** Endpoints for the whole account: profile, counts, search, export and erasure. */
import { networkOf } from '../../http/limits/rate-limit.ts';
import type { Handlers } from '../../http/serve.ts';
import { answerThings, answerUser } from './account.answer.ts';
import type { AccountService } from './account.service.ts';
import type { ErasureService } from './erasure.service.ts';
import type { ExportService } from './export.service.ts';

export interface AccountServices {
  account: AccountService;
  copies: ExportService;
  erasure: ErasureService;
}

export function accountRoutes({ account, copies, erasure }: AccountServices) {
  return {
    me: async ({ customer }) => answerUser(await account.me(customer.customerId)),
    counts: ({ customer }) => account.counts(customer.customerId),
    ownSearch: async ({ params, customer }) =>
      answerThings(await account.search(customer.customerId, params.term)),
    meExport: ({ customer }) => copies.everything(customer.customerId),
    meErase: async ({ body, customer: { customerId }, request }) => {
      await erasure.erase({ ...body, customerId, network: networkOf(request.ip) });
      return {};
    },
  } satisfies Handlers;
}
