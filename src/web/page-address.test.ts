import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const at = (address: string) => pageAddress(new URL(address, 'https://shop.example'));

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/c//mugs/', '/c/mugs'],
])('%s is %s', (asked, path) => {
  expect(at(asked).path).toBe(path);
});

test('unknown parameters are left out, unknown addresses are never kept', () => {
  expect(at('/?utm_source=letter&gclid=1')).toEqual({
    path: '/',
    search: '',
    audience: 'public',
    cached: true,
  });
  expect(at('/nowhere').cached).toBe(false);
  expect(at('/%E0%A4%A').cached).toBe(false);
});
