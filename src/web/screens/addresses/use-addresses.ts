/** The saved addresses and their operations. A deleted address can be restored. */
import { useState } from 'react';
import type { SavedAddress } from '../../../contract/account/addresses.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';

export type GivenAddress = Omit<SavedAddress, 'id'>;
type Outcome = 'saved' | 'added' | 'default' | 'removed' | 'back';

export function useAddresses() {
  const { data, failure, again, change } = useLoaded(() => browserApi.call('addresses', {}));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [fault, setFault] = useState('');
  const [removed, setRemoved] = useState<SavedAddress | null>(null);

  const refresh = async () => {
    const list = await browserApi.call('addresses', {});
    change(() => list);
  };
  /** Shows the change at once, and reverts it if the server refuses. */
  const attempt = async (done: Outcome, work: () => Promise<unknown>) => {
    setFault('');
    setOutcome(null);
    try {
      await work();
      await refresh();
      setOutcome(done);
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      setFault(refused.message || 'unreachable');
      again();
    }
  };

  return {
    list: data,
    failure,
    again,
    outcome,
    fault,
    async save(id: string | null, body: GivenAddress) {
      setFault('');
      setOutcome(null);
      await (id === null
        ? browserApi.call('addressNew', { body })
        : browserApi.call('addressUpdate', {
            params: { id },
            body,
          }));
      await refresh();
      setOutcome(id === null ? 'added' : 'saved');
    },
    /** Without a form: a refusal is shown above the list. */
    add: (body: GivenAddress) => attempt('added', () => browserApi.call('addressNew', { body })),
    makeDefault: ({ id, ...address }: SavedAddress) =>
      attempt('default', () =>
        browserApi.call('addressUpdate', {
          params: { id },
          body: {
            ...address,
            isDefault: true,
          },
        }),
      ),
    remove: (address: SavedAddress) =>
      attempt('removed', async () => {
        change((list) => list.filter(({ id }) => id !== address.id));
        await browserApi.call('addressDelete', { params: { id: address.id } });
        setRemoved(address);
      }),
    undo: () =>
      attempt('back', async () => {
        if (!removed) return;
        const { id: _, ...body } = removed;
        await browserApi.call('addressNew', { body });
      }),
  };
}
