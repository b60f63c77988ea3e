/** Saved addresses: validated, normalised, and with exactly one default unless there are none. */
import { checkAddress, normaliseAddress } from '../../../domain/delivery/address.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { addressesStore } from './addresses.store.ts';
import type { StoredAddress } from './addresses.store.ts';

export type { StoredAddress } from './addresses.store.ts';

export interface AddressesDependencies {
  database: Database;
  clock: Clock;
}

export interface GivenAddress extends Partial<Address> {
  isDefault?: boolean | undefined;
}

const MOST = 50;

export type AddressesService = ReturnType<typeof addressesService>;

export function addressesService({ database, clock }: AddressesDependencies) {
  const store = addressesStore(database);

  /** Serialises changes to a customer's addresses, so that the limit and the default stay correct. */
  const change = <Result>(
    customerId: string,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    store.transaction(async (transaction) => {
      if (!(await store.lockOwner(transaction, customerId))) throw new ShopError('tokenInvalid');
      return work(transaction);
    });

  async function owned(
    customerId: string,
    id: string,
    transaction?: Transaction,
  ): Promise<StoredAddress> {
    const found = await store.find(customerId, id, transaction);
    if (!found) throw new ShopError('addressNotFound');
    return found;
  }

  return {
    /** For the cart: complete, with an empty Method. Throws addressNotFound, also for other customers' addresses. */
    find: async (customerId: string, id: string, transaction?: Transaction): Promise<Address> =>
      (await owned(customerId, id, transaction)).address,

    all: (customerId: string): Promise<StoredAddress[]> => store.all(customerId),

    async add(customerId: string, { isDefault, ...given }: GivenAddress): Promise<StoredAddress> {
      const address = checked(given);
      return change(customerId, async (transaction) => {
        const present = await store.all(customerId, transaction);
        if (present.length >= MOST) throw new ShopError('addressesFull');
        const id = await store.insert(transaction, customerId, address, clock());
        const leads = isDefault === true || present.length === 0;
        if (leads) await store.makeDefault(transaction, customerId, id);
        return { id, address, isDefault: leads };
      });
    },

    /** The default changes only when another address becomes the default. */
    async update(
      customerId: string,
      id: string,
      { isDefault, ...given }: GivenAddress,
    ): Promise<StoredAddress> {
      const address = checked(given);
      return change(customerId, async (transaction) => {
        const present = await owned(customerId, id, transaction);
        await store.update(transaction, id, address, clock());
        if (isDefault && !present.isDefault) await store.makeDefault(transaction, customerId, id);
        return { id, address, isDefault: present.isDefault || isDefault === true };
      });
    },

    async delete(customerId: string, id: string): Promise<Record<string, never>> {
      await change(customerId, async (transaction) => {
        const { isDefault } = await owned(customerId, id, transaction);
        await store.delete(transaction, id);
        const [newest] = await store.all(customerId, transaction);
        if (isDefault && newest) await store.makeDefault(transaction, customerId, newest.id);
      });
      return {};
    },
  };
}

/** Foreign addresses are allowed for billing; the cart checks whether the shop delivers. */
function checked(given: Partial<Address>): Address {
  const address = normaliseAddress(given);
  const violations = checkAddress(address);
  if (violations.length > 0) throw new ShopError('invalid', { violations });
  return address;
}
