/** What colleagues call a member, who is known by an email address: “ros.pritchard@…” is Ros Pritchard. */
export function memberName(email: string): string {
  const [name = ''] = email.split('@');
  const parts = name.split(/[^\p{L}\d]+/u).filter(Boolean);
  return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(' ');
}
