/** Formats and parses order references and invoice numbers. */
import { referenceCharacters, sequenceOfCharacters } from './reference-characters.ts';

/** 'KS-4F7-K9Q2' for a sequence number. Throws RangeError outside 1 to 594,823,320. */
export const formatOrderReference = (sequence: number): string =>
  printed(referenceCharacters(sequence));

/** Normalises a typed reference to its printed form. Null if it is not a valid reference. */
export function parseOrderReference(typed: string): string | null {
  const characters = typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^KS(?=.{7}$)/, '');
  return sequenceOfCharacters(characters) === null ? null : printed(characters);
}

const printed = (characters: string): string =>
  `KS-${characters.slice(0, 3)}-${characters.slice(3)}`;

export type InvoiceKind = 'invoice' | 'creditNote';

const PREFIXES: Record<InvoiceKind, string> = { invoice: 'INV', creditNote: 'CN' };

/** 'INV-000042'. Each kind has its own sequence without gaps, as the law requires of invoices. */
export function formatInvoiceNumber(kind: InvoiceKind, number: number): string {
  return `${PREFIXES[kind]}-${String(number).padStart(6, '0')}`;
}
