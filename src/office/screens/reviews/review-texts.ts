/** A payment in review as text. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { moneyText } from '../../parts/money-text.ts';

export type Review = OfficeAnswerOf<'reviews'>['reviews'][number];
type Capture = NonNullable<Review['captures']>[number];

const FAILURES: Record<string, string> = {
  mismatch: 'Amount, currency or order differ',
  missing: 'No capture arrived',
};

export const failureText = (failure: string): string => FAILURES[failure] ?? failure;

/** Amounts in other currencies keep their code. */
const amountText = (amount: number, currency: string): string =>
  currency === 'GBP' ? moneyText(amount) : `${(amount / 100).toFixed(2)} ${currency}`;

export const expectedText = ({ expected, currency }: Review): string =>
  amountText(expected, currency);

/** What the provider says now. */
export function captureTexts({ captures }: Review): string[] {
  if (captures === null) return ['The provider does not respond'];
  return captures.length === 0 ? ['Nothing'] : captures.map(captureText);
}

function captureText({ amount, currency, status, ofAnotherOrder }: Capture): string {
  const sum = amount === null ? 'an amount that could not be read' : amountText(amount, currency);
  return `${sum}, ${status.toLowerCase()}${ofAnotherOrder ? ', for another order' : ''}`;
}

/** Whether accepting needs the amount from the provider's site. */
export const needsAmount = ({ captures }: Review): boolean =>
  captures?.some(({ amount }) => amount === null) ?? false;
