import { expect, test } from 'vitest';
import { phoneWarning } from './phone.ts';

test.each([
  '',
  ' ',
  '07700 900123',
  '+44 7700 900123',
  '0044 20 7946 0958',
  '+44 (0)113 496 0000',
  '(0113) 496-0000',
  '016977 2345',
])('%j gives no warning', (phone) => {
  expect(phoneWarning(phone)).toBeNull();
});

test.each(['7700', 'none', '07700 90012x', '+33 1 23 45 67 89', '04000 900123', '077009001234'])(
  '%j gives a warning',
  (phone) => {
    expect(phoneWarning(phone)).toBe('This does not look like a UK phone number. Please check it.');
  },
);
