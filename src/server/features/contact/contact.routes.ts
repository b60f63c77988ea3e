/** The endpoint of the contact, feedback and report forms. */
import type { Handlers } from '../../http/serve.ts';
import type { ContactService } from './contact.service.ts';

export function contactRoutes(contact: ContactService) {
  return {
    notifyWebsite: async ({ body, customer }) => {
      await contact.receive(body, customer?.customerId ?? null);
      return {};
    },
  } satisfies Handlers;
}
