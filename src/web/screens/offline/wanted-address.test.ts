import { expect, test } from 'vitest';
import { wantedAddress } from './wanted-address.ts';

const at = (from: string) =>
  wantedAddress({
    search: `?from=${encodeURIComponent(from)}`,
    origin: 'https://shop.example',
  });

test('the requested page is opened', () => {
  expect(at('/p/mug?size=L')).toBe('/p/mug?size=L');
  expect(at('/cart')).toBe('/cart');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/offline?from=/offline',
  'http://[',
])('%s leads to the front page', (from) => {
  expect(at(from)).toBe('/');
});
