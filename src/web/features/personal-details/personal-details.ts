/** A customer's details: typed over the stored ones and checked before sending. */
import { normalisePerson, type PersonalDetails } from '../../../domain/people/person.ts';
import type { User } from '../../../contract/account/account.ts';
import type { FieldMessage } from '../../api/refusal.ts';

export interface Details extends PersonalDetails {
  marketing: boolean;
}

export const DETAIL_FIELDS = ['firstName', 'lastName', 'phone', 'mobile', 'marketing'] as const;

/** Typed values take precedence over later responses. */
export function detailsOf(user: User, typed: Partial<Details>): Details {
  const { firstName, lastName, phone, mobile, marketing } = user;
  return { firstName, lastName, phone, mobile, marketing, ...typed };
}

export function checkDetails(
  details: Details,
  messages: { firstName: string; lastName: string },
): { tidied: Details; wrong: FieldMessage[] } {
  const tidied = { ...details, ...normalisePerson(details) };
  const wrong = (['firstName', 'lastName'] as const).flatMap((field) =>
    tidied[field] === '' ? [{ field, message: messages[field] }] : [],
  );
  return { tidied, wrong };
}
