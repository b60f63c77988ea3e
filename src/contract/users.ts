/** Becoming and being a customer on the wire. What is left out counts as blank and is refused in the specification's words. */
import * as z from 'zod';

const short = z.string().max(120).default('');
const email = z.string().max(254).default('');
const password = z.string().max(200).default('');
const phone = z.string().max(40).default('');
const nothing = z.strictObject({});
const linkToken = z.string().max(100);

export const userCreate = {
  body: z.strictObject({
    firstName: short,
    lastName: short,
    email,
    phone,
    mobile: phone,
    password,
    confirm: password,
    marketing: z.boolean().default(false),
    /** False is refused; left out, the form had no such switch. */
    terms: z.boolean().optional(),
  }),
  answer: z.strictObject({ email: z.string() }),
};

export const userActivate = {
  body: z.strictObject({ token: linkToken }),
  answer: z.strictObject({
    /** complete: now active. activated: was active before. failed: unknown or expired. */
    outcome: z.enum(['complete', 'activated', 'failed']),
  }),
};
export const activationResend = { body: z.strictObject({ email }), answer: nothing };

/** Both namings that the specification has: new and confirm, or new_password and confirm_new_password. */
export const userRecover = {
  body: z.strictObject({
    email,
    new: z.string().max(200).optional(),
    confirm: z.string().max(200).optional(),
    new_password: z.string().max(200).optional(),
    confirm_new_password: z.string().max(200).optional(),
  }),
  answer: nothing,
};
export const recoveryConfirm = {
  body: z.strictObject({ token: linkToken, password }),
  answer: nothing,
};

export const meUpdate = {
  body: z.strictObject({
    firstName: short,
    lastName: short,
    phone,
    mobile: phone,
    /** Left out, the consent stays as it is. */
    marketing: z.boolean().optional(),
  }),
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
  body: z.strictObject({ current: password, new: password, confirm: password }),
  answer: nothing,
};

const key = z
  .string()
  .max(16_384)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This value is not base64.');
export const meKeys = {
  /** Each base64 of JSON, as the browser's key helper exports it. */
  body: z.strictObject({ public: key, private: key }),
  answer: nothing,
};
