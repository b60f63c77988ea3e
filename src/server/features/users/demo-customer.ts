/** A demo customer: created with the demo shop in trial mode, deactivated when the shop goes live. */
import { DEMO_CUSTOMER } from '../../../domain/people/demo-customer.ts';
import type { Database } from '../../database/connection/connection.ts';
import {
  confirmEmail,
  deactivateByEmail,
  insertCustomer,
  isEmailTaken,
} from './customers.store.ts';
import { hashPassword } from './password-hash.ts';

export async function openDemoCustomer(database: Database, now: Date): Promise<void> {
  if (await isEmailTaken(database, DEMO_CUSTOMER.email)) return;
  const passwordHash = await hashPassword(DEMO_CUSTOMER.password);
  await database.transaction().execute(async (transaction) => {
    const id = await insertCustomer(transaction, {
      firstName: 'Siân',
      lastName: 'Price',
      email: DEMO_CUSTOMER.email,
      phone: '',
      mobile: '',
      passwordHash,
      marketing: false,
      createdAt: now,
    });
    if (id) await confirmEmail(transaction, id, now);
  });
}

/** Its password is public in the documentation, so it must not work in a live shop. */
export async function closeDemoCustomer(database: Database, now: Date): Promise<void> {
  await deactivateByEmail(database, DEMO_CUSTOMER.email, now);
}
