/** A blank's stock, as the list shows it. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import type { StockChangeKind } from '../../../domain/orders/stock-change.ts';

export type StockPage = OfficeAnswerOf<'stock'>;
export type StockLine = StockPage['blanks'][number];

/** “T-shirt, Navy, M” */
export const blankName = ({ blank, finish, options }: StockLine): string =>
  [blank, finish, ...Object.values(options)].join(', ');

/** “12 delivered” */
export const CHANGE_TEXTS: Record<StockChangeKind, (count: number) => string> = {
  delivered: (count) => `${count} delivered`,
  removed: (count) => `${count} broken or lost`,
  counted: (count) => `${count} counted on the shelf`,
};
