/** The addresses a customer saves: checked and written one way, one of them the default as long as there is any. */
import type { SavedAddress } from '../../../contract/addresses.ts';
import { checkAddress, normaliseAddress } from '../../../domain/delivery/address.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { addressesStore } from './addresses.store.ts';
import type { StoredAddress } from './addresses.store.ts';

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

  /** One change of a customer's addresses after another, so that their number and the default stay right. */
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
    /** For the cart: complete, with an empty Method. Throws addressNotFound for another customer's too. */
    find: async (customerId: string, id: string, transaction?: Transaction): Promise<Address> =>
      (await owned(customerId, id, transaction)).address,

    all: async (customerId: string): Promise<SavedAddress[]> =>
      (await store.all(customerId)).map(answer),

    async add(customerId: string, { isDefault, ...given }: GivenAddress): Promise<SavedAddress> {
      const address = checked(given);
      return change(customerId, async (transaction) => {
        const present = await store.all(customerId, transaction);
        if (present.length >= MOST) throw new ShopError('addressesFull');
        const id = await store.insert(transaction, customerId, address, clock());
        const leads = isDefault === true || present.length === 0;
        if (leads) await store.makeDefault(transaction, customerId, id);
        return answer({ id, address, isDefault: leads });
      });
    },

    /** The default stays the default until another is made it. */
    async update(
      customerId: string,
      id: string,
      { isDefault, ...given }: GivenAddress,
    ): Promise<SavedAddress> {
      const address = checked(given);
      return change(customerId, async (transaction) => {
        const present = await owned(customerId, id, transaction);
        await store.update(transaction, id, address, clock());
        if (isDefault && !present.isDefault) await store.makeDefault(transaction, customerId, id);
        return answer({ id, address, isDefault: present.isDefault || isDefault === true });
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

/** Abroad is allowed: a bill may go there. Whether the shop delivers is the cart's question. */
function checked(given: Partial<Address>): Address {
  const address = normaliseAddress(given);
  const violations = checkAddress(address);
  if (violations.length > 0) throw new ShopError('invalid', { violations });
  return address;
}

function answer({ id, address, isDefault }: StoredAddress): SavedAddress {
  const { Method: _, ...fields } = address;
  return { id, ...fields, isDefault };
}
