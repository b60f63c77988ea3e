import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { footerColumns, shortenDescription, visibleMenu } from './menu.ts';

test('clearance lines are left out of every parent, which keeps all others', () => {
  const menu = [
    {
      slug: 'mugs',
      name: 'Mugs',
      categories: [{ slug: 'name-mugs' }, { slug: 'clearance-lines' }],
    },
    { slug: 'clearance-lines', name: 'A parent of that name', categories: [] },
  ];
  expect(visibleMenu(menu)).toEqual([
    { slug: 'mugs', name: 'Mugs', categories: [{ slug: 'name-mugs' }] },
    menu[1],
  ]);
});

test('the footer takes six categories and the next six', () => {
  const categories = Array.from({ length: 14 }, (_, place) => place);
  expect(footerColumns(categories)).toEqual([
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
  ]);
  expect(footerColumns([1])).toEqual([[1], []]);
});

describe('descriptions', () => {
  test.each([
    ['x'.repeat(75), 'x'.repeat(75)],
    ['x'.repeat(76), `${'x'.repeat(74)}…`],
    [`${'word '.repeat(14)}end, and more`, `${'word '.repeat(14)}end…`],
    [`${'a'.repeat(40)} ${'b'.repeat(40)}`, `${'a'.repeat(40)}…`],
    [`${'a'.repeat(37)} ${'b'.repeat(36)} more`, `${'a'.repeat(37)} ${'b'.repeat(36)}…`],
  ])('%j becomes %j', (description, short) => {
    expect(shortenDescription(description)).toBe(short);
  });

  test('never pass 75 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 60, maxLength: 200 }),
        (description) => [...shortenDescription(description)].length <= 75,
      ),
    );
    expect(shortenDescription('x'.repeat(200))).toHaveLength(75);
  });
});
