/** Email addresses: trimmed, and checked against a general pattern. */

export const EMAIL_MESSAGE = 'Please enter a valid email address.';

/** The longest address that RFC 5321 allows. */
const MAX_LENGTH = 254;

// The parts cannot overlap, so matching takes linear time.
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

export function normaliseEmail(text: string): string {
  return text.normalize('NFC').trim();
}

/** Takes a normalised address. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_LENGTH && EMAIL.test(email);
}
