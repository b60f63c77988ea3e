/** Wire shapes of registration and profile. Missing fields count as blank and are refused with the specification's messages. */
import * as z from 'zod';
import { EMAIL_MESSAGE } from '../../domain/people/email.ts';
import { requiring } from '../shapes/requiring.ts';
import { secretText, singleLine } from '../shapes/text.ts';

const short = singleLine(120).default('');
const email = singleLine(254, EMAIL_MESSAGE).default('');
const password = secretText(200).default('');
const PASSWORD_RULE = '8 or more letters, digits and , . - _ £ $ ! @ % ^ * + = } ] :';
const name = short.describe('Refused if blank');
const phone = singleLine(40).default('');
const nothing = z.strictObject({});
const linkToken = secretText(100).describe('The part after # of the link in the email');

export const userCreate = {
  body: requiring(
    z.strictObject({
      firstName: name,
      lastName: name,
      email: email.describe('Refused if blank, or if it has an account already'),
      phone,
      mobile: phone,
      password: password.describe(PASSWORD_RULE),
      confirm: password.describe('The password again'),
      marketing: z.boolean().default(false).describe('The consent to emails about offers'),
      terms: z
        .boolean()
        .optional()
        .describe('False is refused; left out if the form has no such checkbox'),
    }),
    'firstName',
    'lastName',
    'email',
    'password',
    'confirm',
  ),
  answer: z.strictObject({ email: z.string() }),
};

export const userActivate = {
  body: z.strictObject({ token: linkToken }),
  answer: z.strictObject({
    outcome: z
      .enum(['complete', 'activated', 'failed'])
      .describe('complete: now active; activated: was active before; failed: unknown or expired'),
    email: z.string().optional().describe('Of the account, to sign in with; missing if it failed'),
  }),
};
export const activationResend = {
  body: requiring(z.strictObject({ email }), 'email'),
  answer: nothing,
};

/** Accepts both pairs of names in the specification: new and confirm, or new_password and confirm_new_password. */
export const userRecover = {
  body: requiring(
    z.strictObject({
      email,
      new: secretText(200).optional().describe(PASSWORD_RULE),
      confirm: secretText(200).optional().describe('The new password again'),
      new_password: secretText(200).optional().describe('Another name for new'),
      confirm_new_password: secretText(200).optional().describe('Another name for confirm'),
    }),
    'email',
  ),
  answer: nothing,
};
export const recoveryConfirm = {
  body: requiring(
    z.strictObject({
      token: linkToken,
      password: password.describe('The new password, as sent with the request'),
    }),
    'token',
    'password',
  ),
  answer: nothing,
};

export const meUpdate = {
  body: requiring(
    z.strictObject({
      firstName: name,
      lastName: name,
      phone,
      mobile: phone,
      marketing: z.boolean().optional().describe('If left out, the consent does not change'),
    }),
    'firstName',
    'lastName',
  ),
  answer: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    mobile: z.string(),
    marketing: z.boolean(),
    profileUpdatedAt: z.iso.datetime(),
  }),
};
export const mePassword = {
  body: requiring(
    z.strictObject({
      current: password,
      new: password.describe(PASSWORD_RULE),
      confirm: password.describe('The new password again'),
    }),
    'current',
    'new',
    'confirm',
  ),
  answer: nothing,
};

const key = z
  .string()
  .max(16_384)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This value is not base64.')
  .describe('Base64 of JSON, as exported by the browser’s key functions');
export const meKeys = {
  body: z.strictObject({ public: key, private: key }),
  answer: nothing,
};
