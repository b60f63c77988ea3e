/** The texts of an invoice or credit note. */
import type { IssuedDocument } from '../../../domain/money/issued-document.ts';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export interface Wording {
  title: string;
  /** Number, dates and references, one per line. */
  facts: string[];
  to: string;
  total: string;
}

export function wordingOf(document: IssuedDocument): Wording {
  const { number, orderReference } = document;
  if (document.kind !== 'creditNote') {
    return {
      title: `Invoice ${number}`,
      facts: [
        `Invoice date: ${longDate(document.issuedOn)}`,
        `Date of supply: ${longDate(document.suppliedOn)}`,
        `Order: ${orderReference}`,
      ],
      to: 'Invoice to',
      total: 'Total paid',
    };
  }
  return {
    title: `Credit note ${number}`,
    facts: [
      `Credit note date: ${longDate(document.issuedOn)}`,
      `For invoice ${document.invoiceNumber} of ${longDate(document.invoicedOn)}`,
      `Order: ${orderReference}`,
      `Reason: ${document.reason}`,
    ],
    to: 'Credit to',
    total: 'Total credited',
  };
}

/** @param date such as 2026-11-28 */
export const longDate = (date: string): string => LONG_DATE.format(new Date(`${date}T12:00:00Z`));
