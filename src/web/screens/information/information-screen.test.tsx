/** What pages of information show first. */
import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import InformationScreen from './information-screen.tsx';

const textOf = (page: string, path: string) =>
  drawn(<InformationScreen />, [page, 'prose', 'information'], path).text;

test('returns are told in short before the contents', () => {
  const text = textOf('legal-returns', '/legal/returns');
  const [short, contents, first] = ['In short', 'On this page', 'Stopping an order'].map((part) =>
    text.indexOf(part),
  );
  expect(short).toBeGreaterThan(0);
  expect(short).toBeLessThan(contents!);
  expect(contents).toBeLessThan(first!);
});

test('the page about the shop begins with who makes things, and the ways to reach them', () => {
  const text = textOf('about', '/about');
  expect(text.indexOf('Who makes your order')).toBeGreaterThan(0);
  expect(text.indexOf('Who makes your order')).toBeLessThan(text.indexOf('What you see is'));
});
