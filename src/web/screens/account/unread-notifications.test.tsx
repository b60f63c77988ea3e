/** The account's card of notifications. */
import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import { UnreadNotifications } from './unread-notifications.tsx';

test('without anything new the card is one line, with the way to all of them', () => {
  const { html, links } = drawn(<UnreadNotifications unread={0} />, ['account']);
  expect(html).not.toContain('<h2');
  expect(html).toContain('No new notifications.');
  expect(links.get('View notifications')).toBe('/account/notifications');
  expect(drawn(<UnreadNotifications unread={2} />, ['account']).html).toContain('<h2');
});
