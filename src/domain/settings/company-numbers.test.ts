import { describe, expect, test } from 'vitest';
import {
  companyNumberProblem,
  formatCompanyNumber,
  formatVatNumber,
  vatNumberProblem,
} from './company-numbers.ts';
import { companyProblems } from './company-problems.ts';

const FORMAT = expect.stringContaining('A VAT number is GB') as string;
const NONE_SUCH = expect.stringContaining('There is no such VAT number') as string;

describe('a VAT number', () => {
  test.each([
    // Modulus 97.
    ['GB 999 9999 73', null],
    ['gb999999973', null],
    ['999999973', null],
    ['XI 999 9999 73', null],
    // Modulus 97 with 55 added.
    ['GB 100 1153 04', null],
    ['GB 999 9999 73 001', null],
    ['GBGD001', null],
    ['GB HA 599', null],
    ['GB 999 9999 74', NONE_SUCH],
    ['GB 123 4567 89', NONE_SUCH],
    ['GB 000 0000 00', expect.stringContaining('demo shop')],
    ['GB 12345', FORMAT],
    ['GBGD599', FORMAT],
    ['GBHA001', FORMAT],
    ['FR 999 9999 73', FORMAT],
    ['not yet', FORMAT],
  ])('%s: %s', (text, problem) => expect(vatNumberProblem(text)).toEqual(problem));

  test.each([
    ['gb999999973', 'GB 999 9999 73'],
    ['999 999 973', 'GB 999 9999 73'],
    ['GB999999973001', 'GB 999 9999 73 001'],
    ['gbgd001', 'GB GD001'],
    ['not yet', 'not yet'],
    ['', ''],
  ])('%j is written %j', (text, written) => expect(formatVatNumber(text)).toBe(written));
});

describe('a company number', () => {
  test.each(['01234567', '1234567', 'SC123456', 'sc 123456', 'R0000123', 'IP12345R'])(
    '%s can be one',
    (text) => expect(companyNumberProblem(text)).toBeNull(),
  );

  test.each(['12345', '123456789', 'S1234567', 'Ltd'])('%s cannot be one', (text) =>
    expect(companyNumberProblem(text)).toContain('A company number is 8 digits'),
  );

  test('is written with its zeros', () => {
    expect(formatCompanyNumber('1234567')).toBe('01234567');
    expect(formatCompanyNumber('sc 123456')).toBe('SC123456');
  });
});

describe('a changed company', () => {
  const old = { companyNumber: 'old', vatRegistered: true, vatNumber: 'old' };

  test('keeps numbers that nobody changed', () => {
    expect(companyProblems(old, old)).toEqual([]);
    expect(companyProblems({ ...old, vatRegistered: false }, old)).toEqual([]);
  });

  test('is refused for a changed number, and for VAT that is switched on without a right one', () => {
    const paths = (after: Partial<typeof old>, before = old) =>
      companyProblems({ ...old, ...after }, before).map(({ propertyPath }) => propertyPath);
    expect(paths({ companyNumber: 'x', vatNumber: 'x' })).toEqual(['companyNumber', 'vatNumber']);
    expect(paths({}, { ...old, vatRegistered: false })).toEqual(['vatNumber']);
    expect(paths({ companyNumber: '', vatNumber: '', vatRegistered: false })).toEqual([]);
  });
});
