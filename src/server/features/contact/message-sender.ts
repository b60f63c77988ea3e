/** Who wrote a form of the website, as far as its fields say. */
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { isEmail, normaliseEmail } from '../../../domain/people/email.ts';

export interface FilledForm {
  items: readonly { name: string; value: string }[];
  /** Email of the signed-in customer; null for a guest. */
  customerEmail: string | null;
}

const EMAIL_FIELD = /^e-?mail\b/i;
const NAME_FIELD = /^(?:your )?name\b/i;
const REFERENCE = /\bKS-?[0-9A-Z]{3}-?[0-9A-Z]{4}\b/gi;

/** The email address in the form, if valid; otherwise the account's. */
export function emailOfSender({ items, customerEmail }: FilledForm): string | null {
  const given = items
    .filter(({ name }) => EMAIL_FIELD.test(name))
    .map(({ value }) => normaliseEmail(value))
    .find(isEmail);
  return given ?? customerEmail;
}

/** Null if the form has no name. */
export function nameOfSender({ items }: FilledForm): string | null {
  return items.find(({ name, value }) => NAME_FIELD.test(name) && value)?.value ?? null;
}

/** The order references in the form, each once, as they are printed. */
export function mentionedOrders({ items }: FilledForm): string[] {
  const typed = items.flatMap(({ value }) => value.match(REFERENCE) ?? []);
  return [...new Set(typed.flatMap((text) => parseOrderReference(text) ?? []))];
}

/** The beginning of the form's longest text. */
export function excerptOf({ items }: FilledForm, length: number): string {
  const [longest = ''] = items
    .map(({ value }) => value.replaceAll(/\s+/g, ' '))
    .toSorted((one, other) => other.length - one.length);
  return longest.length > length ? `${longest.slice(0, length - 1).trimEnd()}…` : longest;
}
