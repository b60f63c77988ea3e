/** Amounts as members read them. Shoppers read them without separators (specification §9). */
import { formatPounds, pence } from '../../domain/money/money.ts';

/** An amount in pence as '£3,630.70', or '−£12.49' below zero. */
export function moneyText(amount: number): string {
  const text = formatPounds(pence(Math.abs(amount))).replace(/\B(?=(\d{3})+\.)/g, ',');
  return amount < 0 ? `−${text}` : text;
}
