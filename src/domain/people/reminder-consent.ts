/** The consent to reminders, as it is stored with each of them. */

/**
 * The version of the sentence under `consent` in `locales/en/reminders.json`: who changes what is consented to raises
 * it, and earlier reminders keep theirs.
 */
export const REMINDER_CONSENT = 2;

/** Days between the email and the occasion: time to choose, and to order calmly. */
export const REMINDED_DAYS_BEFORE = 21;

/** Days that an ended reminder is stored, without its words, as proof of the consent to its last email. */
export const CONSENT_KEPT_DAYS = 365;

/** Reminders of one order, or that a customer added. */
export const MOST_REMINDERS = 20;

export const LONGEST_LABEL = 60;
