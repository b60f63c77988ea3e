/** VAT numbers and company numbers of the United Kingdom: how they are written, and whether they can be real. */

const PLAIN = /[^A-Z\d]/g;
const plainOf = (text: string): string => text.toUpperCase().replaceAll(PLAIN, '');

/** With Great Britain's or Northern Ireland's prefix: standard, of a branch, of a government department or of a health authority. */
const VAT_NUMBER = /^(GB|XI)(?:(\d{7})(\d\d)(\d{3})?|GD[0-4]\d\d|HA[5-9]\d\d)$/;

/** Eight digits; two letters for where or what the company is, and six digits; or an older form. */
const COMPANY_NUMBER = /^(?:\d{8}|[A-Z]{2}\d{6}|R\d{7}|[A-Z]{2}\d{5}[A-Z])$/;

/** As HMRC writes it, such as GB 123 4567 89. Without its prefix it gets GB; other text stays as it is. */
export function formatVatNumber(text: string): string {
  const plain = plainOf(text);
  const full = /^(?:\d{9}|\d{12})$/.test(plain) ? `GB${plain}` : plain;
  if (!VAT_NUMBER.test(full)) return text;
  const [prefix, rest] = [full.slice(0, 2), full.slice(2)];
  const groups = /^(\d{3})(\d{4})(\d\d)(\d{3})?$/.exec(rest)?.slice(1) ?? [rest];
  return [prefix, ...groups].filter(Boolean).join(' ');
}

/** Without spaces, and with the zeros at the front that people leave out; other text stays as it is. */
export function formatCompanyNumber(text: string): string {
  const plain = plainOf(text);
  const full = /^\d{6,7}$/.test(plain) ? plain.padStart(8, '0') : plain;
  return COMPANY_NUMBER.test(full) ? full : text;
}

/** What is wrong with a number that is not empty; null if nothing is. */
export function vatNumberProblem(text: string): string | null {
  const found = VAT_NUMBER.exec(plainOf(formatVatNumber(text)));
  if (!found)
    return 'A VAT number is GB and 9 or 12 digits, such as GB 999 9999 73, or GBGD or GBHA and 3 digits.';
  const [, , digits, check] = found;
  if (digits === undefined || check === undefined) return null;
  if (Number(digits) === 0) return 'This is the VAT number of the demo shop. Please give your own.';
  return isChecked(digits, Number(check))
    ? null
    : 'There is no such VAT number: its digits do not fit together. Compare it with your VAT certificate.';
}

/**
 * The digits, weighted 8 to 2, and the check digits make a multiple of 97, in newer numbers with 55 added.
 * Source: HMRC, “VAT Registration Number Format”.
 */
function isChecked(digits: string, check: number): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (8 - at), check);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** What is wrong with a number that is not empty; null if nothing is. */
export function companyNumberProblem(text: string): string | null {
  return COMPANY_NUMBER.test(formatCompanyNumber(text))
    ? null
    : 'A company number is 8 digits, such as 01234567, or 2 letters and 6 digits, such as SC123456.';
}
