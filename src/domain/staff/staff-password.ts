/** The rule for passwords of the staff, who can do more harm than a customer. */

export const LEAST_STAFF_PASSWORD = 12;

/** The message to show, or null for a valid password. */
export function checkStaffPassword(password: string): string | null {
  return [...password].length < LEAST_STAFF_PASSWORD
    ? `Please choose a password of at least ${LEAST_STAFF_PASSWORD} characters.`
    : null;
}
