/** The endpoints to list, read and delete notifications. */
import type { Handlers } from '../../http/serve.ts';
import type { Notification } from '../../../contract/account/notifications.ts';
import type { NotificationsService, NotificationWithText } from './notifications.service.ts';

export function notificationsRoutes(service: NotificationsService) {
  return {
    notifications: async ({ customer, body }) => {
      const { notifications, ...page } = await service.page(customer.customerId, body);
      return { notifications: notifications.map(answerNotification), ...page };
    },
    notificationsRead: ({ customer }) => service.readAll(customer.customerId),
    notificationRead: ({ customer, params }) => service.read(customer.customerId, params.id),
    notificationDelete: ({ customer, params }) => service.delete(customer.customerId, params.id),
  } satisfies Handlers;
}

function answerNotification({ createdAt, readAt, ...worded }: NotificationWithText): Notification {
  return {
    ...worded,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
