/** One customer as their page shows them. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type Customer = OfficeAnswerOf<'customer'>;

/** For sentences and buttons: an account may be without a name. */
export const nameOf = ({ name, email }: Pick<Customer, 'name' | 'email'>): string => name || email;

/** “1 order”, “2 orders” */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
