/** Wire shapes of notifications. */
import * as z from 'zod';
import { NOTIFICATION_KINDS } from '../../domain/people/notification-kinds.ts';

export const notification = z.strictObject({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable().describe('Address in the shop that it links to'),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notification>;

const params = z.strictObject({ id: z.uuid() });
const unread = z.strictObject({ unread: z.int().describe('How many remain unread') });

export const notifications = {
  body: z.strictObject({
    page: z.int().min(1).max(1000).default(1),
    numOfRecords: z.int().min(1).max(100).default(20),
  }),
  answer: z.strictObject({
    notifications: z.array(notification),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    unread: z.int(),
  }),
};
export const notificationRead = { params, answer: unread };
export const notificationsRead = { answer: unread };
export const notificationDelete = { params, answer: unread };
