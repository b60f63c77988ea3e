/** Where the picture of a customer lies: the avatar service's origin and a hash of the e-mail, never the e-mail. */

const SHOWN_PX = 128;

/** Undefined where there is no avatar service, or no secure connection to compute the hash on. */
export async function avatarAddress(origin: string, email: string): Promise<string | undefined> {
  // Absent without https, whatever its type says.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (origin === '' || !subtle) return undefined;
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // d=404: no picture rather than somebody else's.
  return `${origin}/${hex}?s=${SHOWN_PX}&d=404`;
}

/** 'Siân Price' is SP; without a name the e-mail's first letter. */
export function initialsOf(user: { firstName: string; lastName: string; email: string }): string {
  const letters = [user.firstName, user.lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || (user.email[0] ?? '')).toUpperCase();
}
