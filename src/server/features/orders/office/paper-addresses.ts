/** The addresses of what is made from an order, for the staff. */
import { formatInvoiceNumber } from '../../../../domain/orders/order-number.ts';
import type { InvoiceKind } from '../../../../domain/orders/order-number.ts';
import { fileNameOf } from '../../workshop/file-name.ts';

const below = (reference: string) => `/api/office/orders/${reference}`;

export const fileAddress = (reference: string, file: { position: number; kind: string }): string =>
  `${below(reference)}/files/${fileNameOf(file)}`;

export const slipAddress = (reference: string): string => `${below(reference)}/slip.pdf`;

export const documentAddress = (
  reference: string,
  { kind, number }: { kind: InvoiceKind; number: number },
): string => `${below(reference)}/documents/${formatInvoiceNumber(kind, number)}`;
