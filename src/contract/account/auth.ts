/** Wire shapes of sign-in: tokens and two-step. */
import * as z from 'zod';
import { secretText } from '../shapes/text.ts';

const password = secretText(200);
const refreshToken = secretText(200);
const nothing = z.strictObject({});

/** Six digits from an authenticator app. */
export const twoStepCode = z
  .string()
  .regex(/^\d{6}$/, 'Invalid two step code.')
  .describe(
    'Six digits from the authenticator (RFC 6238: SHA-1, 30 seconds). A code is valid in its half minute and the next, and works once',
  );

/** Returned without the envelope. */
export const tokens = z.strictObject({
  token: z.string().describe('A JWT valid for ten minutes, sent as Authorization: Bearer'),
  refresh_token: z.string().describe('Valid for one renewal'),
});
export type Tokens = z.infer<typeof tokens>;

export const logIn = {
  body: z.strictObject({
    username: secretText(254).describe('The customer’s email'),
    password,
    _two_step: secretText(20)
      .optional()
      .describe('Six digits from the authenticator, or a recovery code'),
  }),
  answer: tokens,
};
export const tokenRefresh = {
  body: z.strictObject({ refresh_token: refreshToken }),
  answer: tokens,
};
export const tokenRevoke = {
  body: z.strictObject({ refresh_token: refreshToken }),
  answer: nothing,
};

const codes = z.strictObject({
  recoveryCodes: z
    .array(z.string())
    .length(10)
    .describe('Each replaces an authenticator code once'),
});
const withPassword = z.strictObject({
  password: password.describe('The customer’s current password'),
});

export const twoStepStart = {
  body: withPassword,
  answer: z.strictObject({
    secret: z.string().describe('In base32, to be typed'),
    uri: z.string().describe('The secret as an otpauth:// address'),
    qr: z.string().describe('The secret as a QR code: an SVG document'),
  }),
};
export const twoStepConfirm = { body: z.strictObject({ code: twoStepCode }), answer: codes };
export const twoStepDisable = { body: withPassword, answer: nothing };
export const recoveryCodes = { body: withPassword, answer: codes };
