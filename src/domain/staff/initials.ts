/** Initials of a member, who is known by an email address. */

/** Of an email address: “ros.pritchard@…” is RP. */
export function initialsOf(email: string): string {
  const [name = ''] = email.split('@');
  const [first = '', second = ''] = name.split(/[^\p{L}\d]+/u).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}
