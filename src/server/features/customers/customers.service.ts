/** Customers and guests as the office sees them: the list, one of them, notes, and the rights to a copy and to erasure. */
import { bound } from '../../bound.ts';
import { addNote } from './add-note.ts';
import { copyOnRequest } from './copy-on-request.ts';
import type { CustomersContext } from './customers.context.ts';
import { eraseOnRequest } from './erase-on-request.ts';
import { copyGuest, eraseGuest } from './guest-on-request.ts';
import { listCustomers } from './list-customers.ts';
import { showCustomer } from './show-customer.ts';
import { showGuest } from './show-guest.ts';

export type CustomersService = ReturnType<typeof customersService>;

export function customersService(context: CustomersContext) {
  return bound(context, {
    list: listCustomers,
    show: showCustomer,
    addNote,
    copy: copyOnRequest,
    erase: eraseOnRequest,
    showGuest,
    copyGuest,
    eraseGuest,
  });
}
