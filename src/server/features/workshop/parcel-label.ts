/** What the workshop reads of where an order goes: address, whom to ask, and the gift note. */
import { addressLines } from '../../../domain/delivery/address.ts';
import type { Address } from '../../../domain/delivery/address.ts';

/** Of an order's person; empty strings once that is erased. */
export interface ParcelPerson {
  email: string;
  phone: string;
  mobile: string;
  comment: string;
  shippingAddress: Address;
}

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The lines of a label; the country is named unless it is the United Kingdom. */
export function labelLines({ shippingAddress }: Pick<ParcelPerson, 'shippingAddress'>): string[] {
  const lines = addressLines(shippingAddress);
  const { Country } = shippingAddress;
  if (lines.length === 0 || Country === 'GB' || Country === '') return lines;
  return [...lines, COUNTRIES.of(Country) ?? Country];
}

/** Email and numbers, for questions about the order. */
export function contactOf({ email, phone, mobile }: ParcelPerson): string {
  return [...new Set([email, phone, mobile])].filter((one) => one !== '').join(', ');
}

/** On one line, as lists show it. */
export const noteOnOneLine = (comment: string): string => comment.trim().replaceAll(/\s+/g, ' ');
