/** The office's calls for customers. */
import { actorOf } from '../../http/office/serve-office.ts';
import type { OfficeHandlers, StaffCaller } from '../../http/office/serve-office.ts';
import { answerCustomer, answerGuest, answerListed } from './customers.answer.ts';
import type { CustomerChange } from './customers.context.ts';
import type { CustomersService } from './customers.service.ts';
import type { GuestChange } from './guest-on-request.ts';

export function customersOfficeRoutes(customers: CustomersService) {
  return {
    customers: async ({ query }) => {
      const { rows, next } = await customers.list(query);
      return { customers: rows.map(answerListed), next };
    },
    customer: async ({ params }) => answerCustomer(await customers.show(params.id)),
    customerNote: async ({ params, body, caller, request }) => {
      await customers.addNote(changeOf(params.id, caller, request.id), {
        ...body,
        staffId: caller.staffId,
      });
      return {};
    },
    customerExport: ({ params, caller, request }) =>
      customers.copy(changeOf(params.id, caller, request.id)),
    customerErase: async ({ params, body, caller, request }) => {
      await customers.erase(changeOf(params.id, caller, request.id), body.reason);
      return {};
    },
    guest: async ({ params }) => answerGuest(await customers.showGuest(params.reference)),
    guestExport: ({ params, caller, request }) =>
      customers.copyGuest(guestChangeOf(params.reference, caller, request.id)),
    guestErase: async ({ params, caller, request }) => {
      await customers.eraseGuest(guestChangeOf(params.reference, caller, request.id));
      return {};
    },
  } satisfies OfficeHandlers;
}

const changeOf = (id: string, caller: StaffCaller, requestId: string): CustomerChange => ({
  id,
  actor: actorOf(caller),
  requestId,
});

const guestChangeOf = (reference: string, caller: StaffCaller, requestId: string): GuestChange => ({
  reference,
  actor: actorOf(caller),
  requestId,
});
