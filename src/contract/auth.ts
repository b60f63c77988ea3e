/** Signing in on the wire: tokens, two-step. */
import * as z from 'zod';

const password = z.string().max(200);
const refreshToken = z.string().max(200);
const nothing = z.strictObject({});

/** Six digits from an authenticator, as the specification joins them. */
export const twoStepCode = z.string().regex(/^\d{6}$/, 'Invalid two step code.');

/** Stands at the top of the answer, without an envelope. */
export const tokens = z.strictObject({
  /** A JWT of ten minutes, sent as `Authorization: Bearer`. */
  token: z.string(),
  /** Good for one renewal. */
  refresh_token: z.string(),
});
export type Tokens = z.infer<typeof tokens>;

export const logIn = {
  body: z.strictObject({
    /** The customer's e-mail. */
    username: z.string().max(254),
    password,
    /** Six digits, or one of the recovery codes. */
    _two_step: z.string().max(20).optional(),
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

const codes = z.strictObject({ recoveryCodes: z.array(z.string()).length(10) });
const withPassword = z.strictObject({ password });

export const twoStepStart = {
  body: withPassword,
  answer: z.strictObject({
    /** Base32, for typing. */
    secret: z.string(),
    /** otpauth:// address. */
    uri: z.string(),
    /** The same as a QR code: an SVG document. */
    qr: z.string(),
  }),
};
export const twoStepConfirm = { body: z.strictObject({ code: twoStepCode }), answer: codes };
export const twoStepDisable = { body: withPassword, answer: nothing };
export const recoveryCodes = { body: withPassword, answer: codes };
