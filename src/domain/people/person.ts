/** Personal details: names and phone numbers, trimmed, with plain spaces and without invisible characters. */

import { BLANK_MESSAGE } from '../text/blank-message.ts';
import { isOneLine, plainSpaces, UNPRINTABLE_MESSAGE } from '../text/plain-text.ts';

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

/** The error of each field of normalised details, or null. Phone numbers are optional and their format is not checked. */
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
  return plainSpaces(text.normalize('NFC')).trim();
}
