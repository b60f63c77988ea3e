/** Wire shapes of a member's own factors and sessions. */
import * as z from 'zod';
import {
  authenticatorCode,
  authenticatorOffer,
  passkeyName,
  recoveryCodes,
  sentOffer,
  staffPassword,
} from './invitation.ts';
import { secretText } from '../../shapes/text.ts';
import { newPasskey, passkeyOffer } from './passkeys.ts';

/** Digits as they are typed; which of them are refused, `domain/staff/pin.ts` says. */
export const pin = secretText(20).describe('4 to 6 digits');

const nothing = z.strictObject({});
const sessions = z
  .array(
    z.strictObject({
      id: z.uuid(),
      openedBy: z.enum(['link', 'invitation', 'password', 'passkey']),
      device: z.string().describe('What the browser calls itself'),
      createdAt: z.iso.datetime(),
      usedAt: z.iso.datetime().describe('The last call, to the minute'),
      isThis: z.boolean().describe('Whether this call is part of it'),
      isTablet: z.boolean().describe('Whether it is a shared tablet'),
    }),
  )
  .describe('Newest first');

export const security = {
  answer: z.strictObject({
    hasPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    hasPin: z.boolean().describe('For shared tablets'),
    recoveryCodes: z.int().describe('How many are left'),
    passkeys: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      }),
    ),
    sessions,
  }),
};
export const securityEndSession = {
  body: z.strictObject({ id: z.uuid() }),
  answer: nothing,
};
export const securityPassword = {
  body: z.strictObject({ password: staffPassword }),
  answer: nothing,
};
export const securityAuthenticatorOffer = { body: nothing, answer: authenticatorOffer };
export const securityAuthenticator = {
  body: z.strictObject({ offer: sentOffer, code: authenticatorCode }),
  answer: z.strictObject({ recoveryCodes }),
};
export const securityRecoveryCodes = {
  body: nothing,
  answer: z.strictObject({ recoveryCodes }),
};
export const securityPasskeyOffer = { body: nothing, answer: passkeyOffer };
export const securityPasskeyAdd = {
  body: z.strictObject({ name: passkeyName, passkey: newPasskey }),
  answer: nothing,
};
export const securityPasskeyRemove = {
  body: z.strictObject({ id: z.uuid() }),
  answer: nothing,
};

export const securityPin = { body: z.strictObject({ pin }), answer: nothing };
export const securityPinRemove = { body: nothing, answer: nothing };

export const staffSessions = {
  params: z.strictObject({ staffId: z.uuid() }),
  answer: z.strictObject({ sessions }),
};
export const staffSessionEnd = {
  params: z.strictObject({ staffId: z.uuid() }),
  body: z.strictObject({ id: z.uuid() }),
  answer: nothing,
};
