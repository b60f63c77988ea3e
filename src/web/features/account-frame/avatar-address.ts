/** The URL of a customer's picture: the avatar service's origin and a hash of the email, never the email. */

const SHOWN_PX = 128;

/** Undefined without an avatar service, or without HTTPS, which hashing needs. */
export async function avatarAddress(origin: string, email: string): Promise<string | undefined> {
  // Absent without HTTPS, whatever its type says.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (origin === '' || !subtle) return undefined;
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // d=404: no picture rather than a generated one.
  return `${origin}/${hex}?s=${SHOWN_PX}&d=404`;
}

/** 'Siân Price' gives SP; without a name, the email's first letter. */
export function initialsOf(user: { firstName: string; lastName: string; email: string }): string {
  const letters = [user.firstName, user.lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || (user.email[0] ?? '')).toUpperCase();
}
