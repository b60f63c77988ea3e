/** Values that have broken shops, and fields that a shop must never take from a client. */

const NUL = String.fromCodePoint(0);
export const LONE_SURROGATE = String.fromCharCode(0xd8_00);
const BIDI_OVERRIDE = String.fromCodePoint(0x20_2e);
const ZERO_WIDTH = String.fromCodePoint(0x20_0b, 0x20_0d, 0xfe_ff);
const COMBINING = `a${String.fromCodePoint(0x3_01).repeat(400)}`;

/** Text that has broken shops. */
export const ODD_TEXTS: readonly string[] = [
  "' OR '1'='1",
  "'; DROP TABLE customer; --",
  '1; SELECT pg_sleep(5)',
  '%27%20UNION%20SELECT%20NULL--',
  '%_%_%_%',
  '\\',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
  '__proto__',
  'constructor',
  'toString',
  '__defineGetter__',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '0',
  '-1',
  '1e309',
  '0x10',
  '١٢٣',
  '\r\nSet-Cookie: a=b',
  '\r\n\r\nHTTP/1.1 200 OK',
  '\t\n\v\f',
  ' ',
  '\u00a0',
  'İstanbul',
  'ﬀ',
  'ẞ',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  'مرحبا',
  ZERO_WIDTH,
  `${BIDI_OVERRIDE}gpj.exe`,
  NUL,
  `name${NUL}.png`,
  LONE_SURROGATE,
  `${LONE_SURROGATE}x${LONE_SURROGATE}`,
  COMBINING,
  String.fromCodePoint(0xff_ff),
  String.fromCodePoint(0x10_ff_ff),
  'x'.repeat(300),
  'x'.repeat(20_000),
  '😀'.repeat(5_000),
  '('.repeat(3_000),
  'a'.repeat(3_000) + '!',
  `${'a@'.repeat(500)}b.c`,
];

export const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0.000_1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  [],
  [[]],
  [null],
  ['x', 'y'],
  {},
  { $ne: null },
  { $gt: '' },
  { toString: 'x' },
  { length: 1e9 },
  nested(200),
  Array.from({ length: 2_000 }, () => 'x'),
  ...ODD_TEXTS,
];

/** Two lines: accepted by multi-line fields. */
export const LINE_BREAK = 'a\r\nb';

/** Text that no screen, mail header or database accepts unchanged. */
export const UNPRINTABLE_TEXTS: readonly string[] = [
  `a${NUL}b`,
  `a${LONE_SURROGATE}b`,
  `a${BIDI_OVERRIDE}b`,
  LINE_BREAK,
];

/** A shorter list, for tests of many places. */
export const WORST_VALUES: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  [],
  {},
  { $ne: null },
  nested(200),
  '__proto__',
  'x'.repeat(20_000),
  ...UNPRINTABLE_TEXTS,
];

/** Fields that a shop must never accept from a client. */
export const FORGED_FIELDS: Readonly<Record<string, unknown>> = {
  price: 1,
  unitPricePence: 1,
  linePence: 1,
  total: 1,
  itemsTotal: 1,
  shippingTotal: 0,
  discount: 100,
  discountPence: 999,
  tax: 0,
  subTotal: 0,
  currency: 'USD',
  status: 'paid',
  state: 'paid',
  payment: 'paid',
  paidAt: '2026-01-01T00:00:00.000Z',
  customerId: '00000000-0000-7000-8000-000000000000',
  customer_id: '00000000-0000-7000-8000-000000000000',
  id: '00000000-0000-7000-8000-000000000000',
  version: 99,
  role: 'admin',
  isAdmin: true,
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  profileUpdatedAt: '2026-01-01T00:00:00.000Z',
  twoStep: false,
  constructor: { prototype: { polluted: true } },
  __PROTO__: { polluted: true },
};

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
