import { expect, test } from 'vitest';
import { formatOrderReference } from '../orders/order-number.ts';
import { findColumns, readTrackingRows, readTrackingTable } from './tracking-file.ts';
import type { TrackingTable } from './tracking-file.ts';

const [ONE, TWO, THREE] = [1001, 1002, 1003].map(formatOrderReference) as [string, string, string];

function tableOf(text: string): TrackingTable {
  const table = readTrackingTable(text);
  if ('fault' in table) throw new Error(table.fault);
  return table;
}
const rowsOf = (lines: string[]) =>
  readTrackingRows(
    tableOf(['Order reference,Tracking number', ...lines].join('\r\n')),
    { reference: 0, tracking: 1 },
    'royal-mail',
  );
const faultsOf = (...lines: string[]) => rowsOf(lines).map(({ fault }) => fault);

test('finds the columns by the names that carriers use, and leaves others to the member', () => {
  expect(findColumns(['Order number', 'Order reference', 'Service', 'Tracking number'])).toEqual({
    reference: 1,
    tracking: 3,
  });
  expect(findColumns(['Your Reference', 'Parcel Number'])).toEqual({ reference: 0, tracking: 1 });
  expect(findColumns(['Auftrag', 'Nummer'])).toEqual({ reference: null, tracking: null });
});

test('says what is wrong with a whole file', () => {
  expect(readTrackingTable('')).toEqual({ fault: 'empty' });
  expect(readTrackingTable('Order reference,Tracking number\r\n')).toEqual({ fault: 'empty' });
  expect(readTrackingTable('PK\u0003\u0004\u0000\u0000')).toEqual({ fault: 'notText' });
  expect(readTrackingTable('a,b\n"1,2')).toEqual({ fault: 'openQuote' });
  expect(readTrackingTable(`a,b\n${'1,2\n'.repeat(10_001)}`)).toEqual({ fault: 'tooLong' });
  expect(tableOf(`a,b\n${'1,2\n'.repeat(10_000)}`).rows).toHaveLength(10_000);
});

test('reads references and numbers in any notation', () => {
  const rows = rowsOf([
    `${ONE.toLowerCase().replaceAll('-', ' ')},ab 1234 5678 9gb`,
    `'${TWO},"=""CD123456789GB"""`,
  ]);
  expect(rows.map(({ parcel }) => parcel)).toEqual([
    { reference: ONE, tracking: 'AB123456789GB' },
    { reference: TWO, tracking: 'CD123456789GB' },
  ]);
  expect(rows.map(({ number }) => number)).toEqual([2, 3]);
});

test('says what is wrong with a row, and shows no more of it than a person reads', () => {
  expect(
    faultsOf(
      ',AB123456789GB',
      '10001234,AB123456789GB',
      `${ONE},`,
      ONE,
      `${TWO},<script>`,
      `${THREE},${'9'.repeat(5000)}`,
    ),
  ).toEqual([
    'noReference',
    'notAReference',
    'noTracking',
    'noTracking',
    'notATracking',
    'notATracking',
  ]);
  expect(rowsOf([`${THREE},${'9'.repeat(5000)}`])[0]!.written.tracking).toHaveLength(40);
});

test('a repeated row counts once; rows that contradict each other do not count', () => {
  expect(faultsOf(`${ONE},AB123456789GB`, `${ONE},AB123456789GB`, `${TWO},CD123456789GB`)).toEqual([
    null,
    'repeated',
    null,
  ]);
  expect(faultsOf(`${ONE},AB123456789GB`, `${ONE},CD123456789GB`)).toEqual([
    'twoNumbers',
    'twoNumbers',
  ]);
  expect(faultsOf(`${ONE},AB123456789GB`, `${TWO},AB123456789GB`)).toEqual([
    'sharedNumber',
    'sharedNumber',
  ]);
});
