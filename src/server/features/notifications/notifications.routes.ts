/** The endpoints to list, read and delete notifications. */
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
