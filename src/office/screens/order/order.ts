/** One order as its page shows it. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type Order = OfficeAnswerOf<'order'>;
export type Line = Order['lines'][number];
export type Accounts = NonNullable<Order['money']>;
export type Buyer = NonNullable<Order['buyer']>;
