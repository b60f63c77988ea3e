/** Password rules, with the specification's messages. */

export const MIN_PASSWORD_LENGTH = 8;

const ALLOWED = /^[A-Za-z0-9,.\-_£$!@%^*+=}\]:]*$/;

/** The message to show, or null for a valid password. */
export function checkPassword(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `Password must be a minimum of ${MIN_PASSWORD_LENGTH} characters.`;
  return ALLOWED.test(password) ? null : 'Password contains invalid characters.';
}

export function checkConfirmation(password: string, confirmation: string): string | null {
  return password === confirmation ? null : 'Passwords do not match.';
}
