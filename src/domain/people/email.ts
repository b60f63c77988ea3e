/** E-mail addresses: trimmed, and checked against a general pattern. */

export const EMAIL_MESSAGE = 'Please enter a valid email address.';

/** Longest address that a mail server need accept (RFC 5321). */
const MAX_LENGTH = 254;

// Each part begins and ends with its own kind and dots never touch, so matching takes time in proportion to length.
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

export function normaliseEmail(text: string): string {
  return text.normalize('NFC').trim();
}

/** Takes a normalised address. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_LENGTH && EMAIL.test(email);
}
