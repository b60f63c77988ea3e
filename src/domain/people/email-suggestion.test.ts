import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

test.each([
  ['margaret@gmial.com', 'margaret@gmail.com'],
  ['margaret@gmail.co', 'margaret@gmail.com'],
  ['margaret@gmail.con', 'margaret@gmail.com'],
  ['Margaret.Jones@HOTMIAL.CO.UK', 'Margaret.Jones@hotmail.co.uk'],
  ['margaret@hotmail.couk', 'margaret@hotmail.co.uk'],
  ['margaret@yaho.co.uk', 'margaret@yahoo.co.uk'],
  ['margaret@btinternt.com', 'margaret@btinternet.com'],
  ['margaret@iclould.com', 'margaret@icloud.com'],
  ['margaret@outlok.com', 'margaret@outlook.com'],
  ['margaret@exmaple.cok', 'margaret@exmaple.com'],
  ['office@school.org.k', 'office@school.org.uk'],
])('for %j suggests %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'margaret@gmail.com',
  'margaret@yahoo.co.uk',
  'margaret@me.com',
  'margaret@proton.me',
  'margaret@example.org',
  'margaret@my-company.co.uk',
  'm@university.ac.uk',
  'm@mail.ru',
  'm@sky.de',
  'm@live.nl',
  'm@yahoo.fr',
  'm@gmx.de',
  'm@shop.cymru',
  'm@startup.co',
  'm@hotmail.fr',
  'm@outlook.ie',
  'm@yahoo.com.au',
  'm@googlemail.de',
  'not an address',
  '@gmail.co',
  'margaret',
  '',
])('for %j suggests nothing', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
