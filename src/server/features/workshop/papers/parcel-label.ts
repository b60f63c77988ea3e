/** Delivery details for the workshop: address, contact and gift note. */
import { addressLines } from '../../../../domain/delivery/address.ts';
import type { Address } from '../../../../domain/delivery/address.ts';

/** Of an order's buyer; empty strings once erased. */
export interface ParcelPerson {
  email: string;
  phone: string;
  mobile: string;
  comment: string;
  shippingAddress: Address;
}

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The lines of a label; the country is left out for the United Kingdom. */
export function labelLines({ shippingAddress }: Pick<ParcelPerson, 'shippingAddress'>): string[] {
  const lines = addressLines(shippingAddress);
  const { Country } = shippingAddress;
  if (lines.length === 0 || Country === 'GB' || Country === '') return lines;
  return [...lines, COUNTRIES.of(Country) ?? Country];
}

/** Email and phone numbers, for questions about the order. */
export function contactOf({ email, phone, mobile }: ParcelPerson): string {
  return [...new Set([email, phone, mobile])].filter((one) => one !== '').join(', ');
}

/** The gift note on one line, for lists. */
export const giftNoteOnOneLine = (comment: string): string =>
  comment.trim().replaceAll(/\s+/g, ' ');
