/** Checks the account's forms before sending, and maps the server's refusals to their fields. */
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import { checkConfirmation, checkPassword } from '../../../domain/people/password.ts';
import { BLANK_MESSAGE } from '../../../domain/text/blank-message.ts';
import type { Refusal } from '../../api/refusal.ts';

/** Message by field name; under 'form' if it concerns no single field. */
export type Faults = Readonly<Record<string, string>>;

const USED_MESSAGE = 'This value is already used.';

/** As `FormData.get`, but '' if there is no such field. */
export type ValueOf = (name: string) => string;

/** Keeps the fields that have a message. */
export function faultsOf(checks: Readonly<Record<string, string | null>>): Faults {
  return Object.fromEntries(
    Object.entries(checks).filter((check): check is [string, string] => check[1] !== null),
  );
}

export function checkEmail(email: string): string | null {
  return isEmail(normaliseEmail(email)) ? null : EMAIL_MESSAGE;
}

export function checkLogin(value: ValueOf): Faults {
  return faultsOf({
    username: checkEmail(value('username')),
    password: checkPassword(value('password')),
  });
}

/** The server checks the terms; its refusal names the switch. */
export function checkRegistration(
  value: ValueOf,
  messages: { enterFirstName: string; enterLastName: string },
): Faults {
  return faultsOf({
    firstName: value('firstName').trim() === '' ? messages.enterFirstName : null,
    lastName: value('lastName').trim() === '' ? messages.enterLastName : null,
    email: checkEmail(value('email')),
    password: checkPassword(value('password')),
    confirm: checkConfirmation(value('password'), value('confirm')),
  });
}

/** The confirmation follows the same rules as the password. */
export function checkRecovery(value: ValueOf): Faults {
  const wanted = value('new_password');
  const repeated = value('confirm_new_password');
  return faultsOf({
    email: checkEmail(value('email')),
    new_password: checkPassword(wanted),
    confirm_new_password: checkPassword(repeated) ?? checkConfirmation(wanted, repeated),
  });
}

/** There was no response, or the server failed: the input is not at fault. */
export const isOutage = ({ status }: Refusal): boolean => status === 0 || status >= 500;

/** Shows the server's message at the field it names. */
export function refusedLogin(refusal: Refusal, messages: { later: string }): Faults {
  if (isOutage(refusal)) return { form: messages.later };
  if (refusal.fields.length > 0) return byField(refusal);
  return { [refusal.field ?? 'form']: refusal.message || messages.later };
}

/** The form itself marks blank fields. Never says outright that an email is in use. */
export function refusedRegistration(
  refusal: Refusal,
  messages: { used: string; failed: string },
): Faults {
  const shown = refusal.fields.filter(({ message }) => message !== BLANK_MESSAGE);
  if (shown.length === 0) return { form: messages.failed };
  return Object.fromEntries(
    shown.map(({ field, message }) => [field, message === USED_MESSAGE ? messages.used : message]),
  );
}

export function refusedRecovery(
  refusal: Refusal,
  messages: { later: string; failed: string },
): Faults {
  if (isOutage(refusal)) return { form: messages.later };
  return { ...byField(refusal), form: messages.failed };
}

export function byField({ fields }: Refusal): Faults {
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
