/** Validates the forms of this feature field by field, with the specification's messages. */
import { EMAIL_MESSAGE, isEmail } from '../../../domain/people/email.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Violation } from '../../../domain/errors.ts';
import { checkConfirmation, checkPassword } from '../../../domain/people/password.ts';
import { BLANK_MESSAGE } from '../../../domain/text/blank-message.ts';

/** Message by field; null if the field is valid. */
export type Faults = Readonly<Record<string, string | null>>;

/** Throws ShopError 'invalid' with a violation for each fault. */
export function refuse(faults: Faults): void {
  const violations = Object.entries(faults).flatMap(([propertyPath, message]): Violation[] =>
    message === null ? [] : [{ propertyPath, message }],
  );
  if (violations.length > 0) throw new ShopError('invalid', { violations });
}

/** Expects a normalised address. */
export function checkEmail(email: string): string | null {
  if (email === '') return BLANK_MESSAGE;
  return isEmail(email) ? null : EMAIL_MESSAGE;
}

export function checkNewPassword(password: string): string | null {
  return password === '' ? BLANK_MESSAGE : checkPassword(password);
}

/** Checks the confirmation by the rules of the password too, as the specification requires for recovery. */
export function checkRepeated(password: string, confirmation: string): string | null {
  return checkNewPassword(confirmation) ?? checkConfirmation(password, confirmation);
}
