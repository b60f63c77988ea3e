/** What pages of information show first. */
import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import InformationScreen from './information-screen.tsx';

const textOf = (page: string, path: string) =>
  drawn(<InformationScreen />, [page, 'prose', 'information'], path).text;

test('returns are told in short, and each detail is folded below its title', () => {
  const { text, html } = drawn(
    <InformationScreen />,
    ['legal-returns', 'prose', 'information'],
    '/legal/returns',
  );
  const [short, first] = ['In short', 'Stopping an order'].map((part) => text.indexOf(part));
  expect(short).toBeGreaterThan(0);
  expect(short).toBeLessThan(first!);
  expect(html).toMatch(/<details(?![^>]*open)[^>]*><summary[^>]*><h2 id="stop"/);
  // Search engines and browsers without scripts read them.
  expect(text).toContain('nobody else could use them');
  expect(text).not.toContain('On this page');
});

test('the page about the shop begins with who makes things, and the ways to reach them', () => {
  const text = textOf('about', '/about');
  expect(text.indexOf('Who makes your order')).toBeGreaterThan(0);
  expect(text.indexOf('Who makes your order')).toBeLessThan(text.indexOf('What you see is'));
});
