import { expect, test } from 'vitest';
import { lineAddress } from './line-address.ts';
import { namedLine } from './named-line.ts';

const ID = '0199e5f0-7c4e-7b1a-9d55-3f1f0a2f6c10';

test('a cart line is opened by its id, which is not part of requests', () => {
  const address = lineAddress({ slug: 'wreath-mug', id: ID });
  expect(address).toBe(`/p/wreath-mug#line=${ID}`);
  expect(namedLine(new URL(address, 'http://shop').hash)).toBe(ID);
});

test('an unconfirmed line, and any other hash, opens nothing', () => {
  expect(lineAddress({ slug: 'wreath-mug', id: 'adding-1' })).toBe('/p/wreath-mug');
  expect(namedLine('#about')).toBeNull();
  expect(namedLine('')).toBeNull();
});
