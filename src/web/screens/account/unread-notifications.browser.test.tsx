/** The dashboard's newest notifications. */
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/in-browser.tsx';
import { UnreadNotifications } from './unread-notifications.tsx';

afterEach(() => vi.unstubAllGlobals());

const notification = (number: number, readAt: string | null, link: string | null) => ({
  id: `019a0000-0000-7000-8000-00000000000${number}`,
  kind: 'orderDispatched',
  title: `News ${number}`,
  text: 'Order KS-4F7-K9Q2 has left our workshop.',
  link,
  createdAt: '2026-11-28T10:00:00.000Z',
  readAt,
});

test('names what is new, leads to it, and marks it as read', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(new URL(address, location.href).pathname);
    const data = address.endsWith('/all')
      ? {
          notifications: [
            notification(1, '2026-11-28T11:00:00.000Z', null),
            notification(2, null, '/account/order/1'),
            notification(3, null, null),
          ],
          unread: 2,
          total: 3,
          page: 1,
          pages: 1,
        }
      : { unread: 1 };
    return Response.json({ status: 'success', data });
  });
  const { screen } = await renderAt('/account', <UnreadNotifications unread={2} />, ['account']);
  const news = screen.getByRole('link', { name: /News 2/ });
  await expect.element(news).toHaveAttribute('href', '/account/order/1');
  await expect
    .element(screen.getByRole('link', { name: /News 3/ }))
    .toHaveAttribute('href', '/account/notifications');
  expect(screen.getByText('News 1').query()).toBeNull();
  await news.click();
  await expect.poll(() => calls.some((path) => path.endsWith('2/read'))).toBe(true);
});

test('says how many there are if they cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  const { screen } = await renderAt('/account', <UnreadNotifications unread={2} />, ['account']);
  await expect.element(screen.getByText('2 unread notifications')).toBeVisible();
});
