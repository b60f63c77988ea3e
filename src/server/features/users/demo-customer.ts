/** A customer to try the shop with: made with the demo shop in trial mode, closed when the shop opens in earnest. */
import { DEMO_CUSTOMER } from '../../../domain/people/demo-customer.ts';
import type { Database } from '../../database/connection.ts';
import { confirmEmail, deactivateByEmail, insertCustomer, isKnown } from './customers.store.ts';
import { hashPassword } from './password-hash.ts';

export async function openDemoCustomer(database: Database, now: Date): Promise<void> {
  if (await isKnown(database, DEMO_CUSTOMER.email)) return;
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

/** Its password is in the documentation, so it must not sign in to a shop that serves customers. */
export async function closeDemoCustomer(database: Database, now: Date): Promise<void> {
  await deactivateByEmail(database, DEMO_CUSTOMER.email, now);
}
