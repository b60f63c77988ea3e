/** Adds a note of the staff about a customer. */
import { ShopError } from '../../../domain/errors.ts';
import type { CustomerChange, CustomersContext } from './customers.context.ts';
import { entryOf } from './customers.context.ts';
import { insertNote, lockCustomer } from './customer.store.ts';

export interface NewNote {
  /** The note's id, made by the caller: a repeated call adds nothing more. */
  key: string;
  staffId: string;
  text: string;
}

/** Throws notFound, also for erased customers. */
export function addNote(
  { database, clock, record }: CustomersContext,
  change: CustomerChange,
  { key, staffId, text }: NewNote,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockCustomer(transaction, change.id))) throw new ShopError('notFound');
    const note = { id: key, customerId: change.id, staffId, text, at: clock() };
    if (!(await insertNote(transaction, note))) return;
    await record(transaction, {
      ...entryOf(change),
      action: 'customer.note',
      after: { note: key },
    });
  });
}
