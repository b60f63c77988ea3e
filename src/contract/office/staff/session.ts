/** Wire shapes of signing in to the office. */
import * as z from 'zod';
import { PERMISSIONS, STAFF_ROLES } from '../../../domain/staff/permissions.ts';
import { PROOF_KINDS } from '../../../domain/staff/proof-kinds.ts';
import { secretText } from '../../shapes/text.ts';
import { usedPasskey } from './passkeys.ts';

export const openSession = z.strictObject({
  staffId: z.uuid(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  permissions: z.array(z.enum(PERMISSIONS)).describe('What the role may do'),
  endsAt: z.iso
    .datetime()
    .describe('When the session ends at the latest: twelve hours after sign-in'),
  isFresh: z
    .boolean()
    .describe('Whether the last proof of identity is recent enough for dangerous calls'),
  isTablet: z
    .boolean()
    .describe(
      'Whether it is a shared tablet: it has the rights of the workshop, and makers enter their PINs on it',
    ),
  proofs: z
    .array(z.enum(PROOF_KINDS))
    .describe(
      'What POST /api/office/session/prove accepts from this member. confirmation: an empty body, from members without factors in trial mode',
    ),
});

const password = secretText(200);
const code = secretText(20).describe('Six digits from the authenticator, or a recovery code');

export const sessionOpen = {
  body: z.strictObject({
    token: secretText(100).describe('From the sign-in address, behind its #'),
  }),
  answer: openSession,
};
export const sessionByPassword = {
  body: z.strictObject({
    email: secretText(254),
    password,
    code: code.default('').describe('Not needed by members without an authenticator in trial mode'),
  }),
  answer: openSession,
};
export const sessionByPasskey = {
  body: z.strictObject({ passkey: usedPasskey }),
  answer: openSession,
};
export const sessionProve = {
  body: z.strictObject({
    passkey: usedPasskey.optional(),
    code: code.optional(),
    password: password.optional(),
  }),
  answer: openSession,
};
export const session = { answer: openSession };
export const sessionEnd = { body: z.strictObject({}), answer: z.strictObject({}) };
