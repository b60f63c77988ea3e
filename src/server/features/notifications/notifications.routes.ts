/** The calls by which customers see, read and delete what they were told of. */
import type { Handlers } from '../../http/serve.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(service: NotificationsService) {
  return {
    notifications: ({ customer, body }) => service.page(customer.customerId, body),
    notificationsRead: ({ customer }) => service.readAll(customer.customerId),
    notificationRead: ({ customer, params }) => service.read(customer.customerId, params.id),
    notificationDelete: ({ customer, params }) => service.delete(customer.customerId, params.id),
  } satisfies Handlers;
}
