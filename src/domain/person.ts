/** Names and numbers as people type them about themselves: trimmed, and free of what cannot be seen. */

export const BLANK_MESSAGE = 'This value should not be blank.';
const UNPRINTABLE_MESSAGE = 'Please remove the characters that cannot be printed.';

// Direction marks and zero-width characters too: they make one name look like another.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

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
  return UNPRINTABLE.test(text) ? UNPRINTABLE_MESSAGE : null;
}

function normalise(text: string): string {
  return text.normalize('NFC').trim();
}
