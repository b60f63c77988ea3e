/** Wire shapes of accepting an invitation to the office. */
import * as z from 'zod';
import { STAFF_ROLES } from '../../../domain/staff/permissions.ts';
import { LEAST_STAFF_PASSWORD } from '../../../domain/staff/staff-password.ts';
import { secretText, singleLine } from '../../shapes/text.ts';
import { newPasskey, passkeyOffer } from './passkeys.ts';
import { openSession } from './session.ts';

const token = secretText(100).describe('From the invitation’s address, behind its #');

export const staffPassword = secretText(200).describe(
  `At least ${LEAST_STAFF_PASSWORD} characters`,
);
export const authenticatorCode = z
  .string()
  .regex(/^\d{6}$/, 'Please type the six digits that your authenticator shows.')
  .describe('Six digits from the authenticator (RFC 6238: SHA-1, 30 seconds)');
export const authenticatorOffer = z.strictObject({
  secret: z.string().describe('In base32, to be typed'),
  uri: z.string().describe('The secret as an otpauth:// address'),
  qr: z.string().describe('The secret as a QR code: an SVG document'),
  offer: z.string().describe('The secret, encrypted; sent back with the first code'),
});
export const sentOffer = secretText(200).describe('`offer` of the authenticator');
export const passkeyName = singleLine(60).describe('How the member recognises it, such as Phone');
export const recoveryCodes = z
  .array(z.string())
  .describe('Each replaces an authenticator code once. Shown once');

const accepted = openSession.extend({ recoveryCodes });

export const invitationShow = {
  body: z.strictObject({ token }),
  answer: z.strictObject({
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    expiresAt: z.iso.datetime(),
    needsCode: z.boolean().describe('False in trial mode, where a password is enough'),
    authenticator: authenticatorOffer,
  }),
};
export const invitationPasskey = {
  body: z.strictObject({ token }),
  answer: passkeyOffer,
};
export const invitationAccept = {
  body: z.strictObject({
    token,
    password: staffPassword,
    offer: sentOffer.optional(),
    code: authenticatorCode.optional(),
  }),
  answer: accepted,
};
export const invitationAcceptByPasskey = {
  body: z.strictObject({ token, name: passkeyName, passkey: newPasskey }),
  answer: accepted,
};
