/** An amount as members read it. */
import { formatPounds, pence } from '../../domain/money/money.ts';

export const moneyText = (amount: number): string => formatPounds(pence(amount));
