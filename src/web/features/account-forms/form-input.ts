/** What was typed into one form of the account stands in the next, and again when a dialog is reopened; never a password. */

const SHARED = new Set(['firstName', 'lastName', 'email', 'phone', 'mobile']);
/** As long as the page lives; only ever filled in a browser. */
const typed = new Map<string, string>();

// The login form has its e-mail under the name of its call.
const nameOf = (field: string): string => (field === 'username' ? 'email' : field);

export function keepTyped(field: string, value: string): void {
  if (SHARED.has(nameOf(field))) typed.set(nameOf(field), value);
}

export function typedBefore(field: string): string {
  return typed.get(nameOf(field)) ?? '';
}
