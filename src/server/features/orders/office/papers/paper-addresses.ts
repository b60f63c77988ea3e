/** The addresses of what is made from an order, for the staff. */
import { formatInvoiceNumber } from '../../../../../domain/orders/order-number.ts';
import type { InvoiceKind } from '../../../../../domain/orders/order-number.ts';
import { fileNameOf } from '../../../workshop/machine-files/file-name.ts';

const below = (reference: string) => `/api/office/orders/${reference}`;

export const fileAddress = (reference: string, file: { position: number; kind: string }): string =>
  `${below(reference)}/files/${fileNameOf(file)}`;

export const slipAddress = (reference: string): string => `${below(reference)}/slip.pdf`;

/** Null for roles that may not see people. */
export const parcelPaperAddresses = (
  reference: string,
  { people, hasGiftNote }: { people: boolean; hasGiftNote: boolean },
): { label: string; largeLabel: string; card: string | null } | null => {
  const papers = `${below(reference)}/papers`;
  return people
    ? {
        label: `${papers}/label.pdf`,
        largeLabel: `${papers}/label-4x6.pdf`,
        card: hasGiftNote ? `${papers}/card.pdf` : null,
      }
    : null;
};

export const documentAddress = (
  reference: string,
  { kind, number }: { kind: InvoiceKind; number: number },
): string => `${below(reference)}/documents/${formatInvoiceNumber(kind, number)}`;
