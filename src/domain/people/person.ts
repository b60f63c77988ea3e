/** Names and numbers as people type them about themselves: trimmed, and free of what cannot be seen. */

import { isOneLine, UNPRINTABLE_MESSAGE } from '../text/plain-text.ts';

export const BLANK_MESSAGE = 'This value should not be blank.';

export interface PersonalDetails {
  firstName: string;
  lastName: string;
  phone: string;
  mobile: string;
}

export function normalisePerson(given: PersonalDetails): PersonalDetails {
  const { firstName, lastName, phone, mobile } = given;
  return {
    firstName: normalise(firstName),
    lastName: normalise(lastName),
    phone: normalise(phone),
    mobile: normalise(mobile),
  };
}

/** What is wrong with normalised details, by field; numbers may be left out and are never judged. */
export function checkPerson(person: PersonalDetails): Record<keyof PersonalDetails, string | null> {
  return {
    firstName: checkName(person.firstName),
    lastName: checkName(person.lastName),
    phone: checkPrintable(person.phone),
    mobile: checkPrintable(person.mobile),
  };
}

function checkName(name: string): string | null {
  return name === '' ? BLANK_MESSAGE : checkPrintable(name);
}

function checkPrintable(text: string): string | null {
  return isOneLine(text) ? null : UNPRINTABLE_MESSAGE;
}

function normalise(text: string): string {
  return text.normalize('NFC').trim();
}
