import { describe, expect, onTestFinished, test } from 'vitest';
import type { CartItem } from '../../contract/cart/cart.ts';
import { drawn } from '../testing/rendered.tsx';
import { useAccount } from '../state/account.ts';
import { useCart } from '../state/cart.ts';
import { accountLinks } from './header/account-links.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { RouterError } from './fallbacks/router-error.tsx';

const menu = Array.from({ length: 14 }, (_, place) => ({
  slug: `category-${place}`,
  name: `Category ${place}`,
  image: null,
  metaDescription: '',
  occasion: false,
  categories: [],
}));
/** A server render reads a store's initial state, so a test replaces it while it runs. */
function beginWith<State extends object>(
  { getInitialState }: { getInitialState: () => State },
  begun: Partial<State>,
): void {
  const before = { ...getInitialState() };
  onTestFinished(() => void Object.assign(getInitialState(), before));
  Object.assign(getInitialState(), begun);
}
const footerAt = (path: string) => drawn(<Footer menu={menu} />, ['shell'], path);

describe('the header', () => {
  const header = drawn(<Header ref={null} menu={menu} />, ['shell']);

  test('has social links, a phone number, the account, the logo, a search, notifications and the cart', () => {
    expect(header.links.get('Keepsake on Instagram')).toBe('https://www.instagram.com/keepsake');
    expect(header.links.get('Call 01632 960 123')).toBe('tel:01632960123');
    expect(header.buttons.filter((text) => text === 'My Account')).toHaveLength(2);
    expect(header.links.get('Keepsake')).toBe('/');
    expect(header.html).toMatch(/<form[^>]* role="search"/);
    expect(header.links.get('Notifications')).toBe('/account/notifications');
    expect([...header.links.values()]).toContain('/cart');
  });

  test('shows what the cart contains and its total', () => {
    expect(header.links.get('Cart, empty £0.00')).toBe('/cart');
    const items = [{ quantity: 1 }, { quantity: 2 }] as CartItem[];
    beginWith(useCart, { items, total: 4246 });
    const { links, html } = drawn(<Header ref={null} menu={menu} />, ['shell']);
    // The accessible name comes first, then the visible count and total.
    expect(links.get('Cart, 3 items, £42.46, delivery of £4.99 included 3 £42.46')).toBe('/cart');
    expect(html).toContain('title="£42.46, delivery of £4.99 included"');
  });

  test('says by when to order for the next day for gifts, while one is near', () => {
    const far = drawn(<Header ref={null} menu={menu} />, ['shell']);
    expect(far.html).toContain('Order by 2pm on a working day, sent the same day');
    expect(far.html).not.toContain('Christmas');
    const near = (path: string) =>
      drawn(<Header ref={null} menu={menu} />, ['shell'], path, {
        lastOrders: { day: 'christmas', by: 'Mon 21 Dec', farther: [] },
      }).text;
    const said = 'Christmas: order by Mon 21 Dec';
    // In the top bar, and in the bar on phones.
    expect(near('/').split(said)).toHaveLength(3);
    expect(near('/checkout')).not.toContain(said);
  });

  test('of the checkout has the shop, a number to call and the cart, and nothing else', () => {
    const { links, buttons, html } = drawn(
      <Header ref={null} menu={menu} />,
      ['shell'],
      '/checkout',
    );
    expect([...links.values()]).toEqual(['/', 'tel:01632960123', '/cart']);
    expect(buttons).toEqual([]);
    expect(html).not.toContain('role="search"');
  });

  test('counts only the lines in the total', () => {
    const items = [{ quantity: 1 }, { quantity: 2, availability: 'withdrawn' }] as CartItem[];
    beginWith(useCart, { items, total: 1748 });
    const { links } = drawn(<Header ref={null} menu={menu} />, ['shell']);
    expect(links.get('Cart, 1 item, £17.48, delivery of £4.99 included 1 £17.48')).toBe('/cart');
  });

  test('sends the typed text to /search as q', () => {
    expect(header.html).toMatch(/<form[^>]* action="\/search"/);
    expect(header.html).not.toMatch(/<form[^>]* method="post"/);
    const [box = ''] = /<input[^>]* name="q"[^>]*>/.exec(header.html) ?? [];
    expect(box).toContain('type="search"');
    expect(box).not.toMatch(/required|pattern|minlength/i);
  });
});

describe('the footer', () => {
  const footer = footerAt('/');

  test('has the feedback button, but not on /feedback', () => {
    expect(footer.links.get('Tell us what you think')).toBe('/feedback');
    expect(footerAt('/feedback').links.has('Tell us what you think')).toBe(false);
    expect(footerAt('/report').links.has('Tell us what you think')).toBe(true);
  });

  test('promises dispatch by 2pm, a courier of 1 to 3 days, a simple checkout and an easy account', () => {
    for (const text of [
      'Order by 2pm on a working day and it leaves our workshop that afternoon, with a courier who takes 1 to 3 days.',
      'A simple checkout',
      'An account that helps',
    ])
      expect(footer.text).toContain(text);
  });

  test('of the checkout has the promises and ways to ask, and no other links', () => {
    const { links, text } = footerAt('/checkout');
    expect([...links.values()]).toEqual([
      'tel:01632960123',
      'mailto:hello@shop.example',
      '/status',
    ]);
    expect(text).toContain('A simple checkout');
  });

  test('lists the first six categories of the menu, and the next six', () => {
    const [first, second] = [...footer.html.matchAll(/<section.*?<\/section>/gs)].map(([section]) =>
      [...section.matchAll(/href="\/c\/category-(\d+)"/g)].map(([, place]) => Number(place)),
    );
    expect(first).toEqual([0, 1, 2, 3, 4, 5]);
    expect(second).toEqual([6, 7, 8, 9, 10, 11]);
  });

  test('folds every list of links on phones', () => {
    const sections = [...footer.html.matchAll(/<section.*?<\/section>/gs)].map(
      ([section]) => section,
    );
    expect(sections).toHaveLength(5);
    for (const section of sections)
      expect(section).toMatch(
        /<button[^>]* aria-expanded="false".*<ul[^>]* class="[^"]*\bhidden\b/s,
      );
  });

  test('links to every page of information and every legal page', () => {
    const addresses = [...footer.links.values()];
    for (const path of [
      '/about',
      '/delivery',
      '/payment',
      '/royal-mail-changes',
      '/selling-to-us',
      '/contact',
      '/report',
      '/sitemap',
      '/legal',
      '/legal/returns',
      '/legal/privacy',
      '/legal/cookie',
      '/legal/terms',
      '/legal/website-security',
    ])
      expect(addresses).toContain(path);
  });

  test('has the status, keywords, the contact phone and the email for enquiries', () => {
    expect(footer.links.get('System status')).toBe('/status');
    expect(footer.links.get('Personalised mugs')).toBe('/search?q=Personalised+mugs');
    expect(footer.links.get('01632 960 123')).toBe('tel:01632960123');
    expect(footer.links.get('hello@shop.example')).toBe('mailto:hello@shop.example');
  });

  test('of the checkout has whom to ask, and nothing else to look for', () => {
    const { links, text } = footerAt('/checkout');
    expect([...links.values()]).toEqual([
      'tel:01632960123',
      'mailto:hello@shop.example',
      '/status',
    ]);
    expect(text).not.toContain('Personalised mugs');
  });

  test('leads visitors to login and registration', () => {
    expect(footer.links.get('Login')).toBe('/login');
    expect(footer.links.get('Create account')).toBe('/register');
  });
});

test('leads customers to their dashboard, orders, wishlist and addresses', () => {
  expect(accountLinks(true)).toEqual([
    { to: '/account', label: 'account.dashboard' },
    { to: '/account/orders', label: 'account.orders' },
    { to: '/account/wish-list', label: 'account.wishlist' },
    { to: '/account/addresses', label: 'account.addresses' },
  ]);
  beginWith(useAccount, { token: 'token' });
  const { links } = footerAt('/');
  expect(links.get('Dashboard')).toBe('/account');
  expect(links.get('Order History')).toBe('/account/orders');
  expect(links.get('Wish List')).toBe('/account/wish-list');
  expect(links.get('Manage Addresses')).toBe('/account/addresses');
  expect(links.has('Login')).toBe(false);
  expect(links.has('Create account')).toBe(false);
});

test('the fallback of the router reads as specified', () => {
  expect(drawn(<RouterError />, ['shell']).html).toMatch(
    /<h1[^>]*>Unexpected Application Error!<\/h1>/,
  );
});
