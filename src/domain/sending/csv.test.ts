import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';

test('cells may hold delimiters, quotation marks and line breaks', () => {
  expect(readCsv('a,b\r\n"x, y","say ""hi"""\r\n"two\r\nlines",\r\n')).toEqual([
    ['a', 'b'],
    ['x, y', 'say "hi"'],
    ['two\r\nlines', ''],
  ]);
});

test.each([
  [
    'a byte order mark',
    '\uFEFFa,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'line ends of old Macs',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'empty rows',
    'a,b\n\n,\n1,2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'an empty last cell',
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'text after a closing quotation mark',
    'a,b\n"1"x,2',
    [
      ['a', 'b'],
      ['1x', '2'],
    ],
  ],
  [
    'an inch sign within a cell',
    'a,b\n5" pipe,2',
    [
      ['a', 'b'],
      ['5" pipe', '2'],
    ],
  ],
  [
    'a quoted delimiter in the heading',
    '"a;b",c\n1,2',
    [
      ['a;b', 'c'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test('a quotation mark that is never closed is no table', () => {
  expect(readCsv('a,b\n"1,2\n3,4')).toBeNull();
});

test('what is written is read again, whatever the cells hold', () => {
  const pieces = ['', 'a', '"', '""', ',', ';', '\t', '\r\n', '\n', 'Siân', '😀', '=1+1', ' '];
  let state = 7;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 300; round += 1) {
    const row = () =>
      Array.from(
        { length: 3 },
        () => `x${pieces[next(pieces.length)]}${pieces[next(pieces.length)]}`,
      );
    const table = [['one', 'two', 'three'], row(), row()];
    const text = table
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
    expect(readCsv(text)).toEqual(table);
  }
});

test('ten thousand rows are read', () => {
  const row = 'KS-4F7-K9Q2,AB123456789GB,"12, High Street"\r\n';
  expect(readCsv(`a,b,c\r\n${row.repeat(10_000)}`)).toHaveLength(10_001);
});
