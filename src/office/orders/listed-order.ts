/** An order as lists show it. */
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';

export type ListedOrder = OfficeAnswerOf<'orders'>['orders'][number];
export type ListedLine = ListedOrder['lines'][number];
