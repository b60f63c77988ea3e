import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test.each([
  ['Family team T-shirt', 'Family team <span class="whitespace-nowrap">T-shirt</span>'],
  ['T-shirts for all', '<span class="whitespace-nowrap">T-shirts</span> for all'],
  ['Botanical wreath mug', 'Botanical wreath mug'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(unbroken(text))).toBe(html);
});
