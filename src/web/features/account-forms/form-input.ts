/** Shares input between the account's forms and restores it when a dialog reopens; never a password. */

const SHARED = new Set(['firstName', 'lastName', 'email', 'phone', 'mobile']);
/** Lives as long as the page; filled in the browser only. */
const typed = new Map<string, string>();

// The login form's email field has the name that its call uses.
const nameOf = (field: string): string => (field === 'username' ? 'email' : field);

export function keepTyped(field: string, value: string): void {
  if (SHARED.has(nameOf(field))) typed.set(nameOf(field), value);
}

export function typedBefore(field: string): string {
  return typed.get(nameOf(field)) ?? '';
}
