import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenName } from './unbroken-name.tsx';

test.each([
  ['Family team t-shirt', 'Family team <span class="whitespace-nowrap">t-shirt</span>'],
  ['T-shirts for all', '<span class="whitespace-nowrap">T-shirts</span> for all'],
  ['Botanical wreath mug', 'Botanical wreath mug'],
])('%s', (name, html) => {
  expect(renderToStaticMarkup(<UnbrokenName name={name} />)).toBe(html);
});
