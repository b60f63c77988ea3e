/** The saved addresses and their operations. A deleted address can be restored. */
import { useState } from 'react';
import type { SavedAddress } from '../../../contract/addresses.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';

export type GivenAddress = Omit<SavedAddress, 'id'>;
type Told = 'saved' | 'added' | 'default' | 'removed' | 'back';

export function useAddresses() {
  const { data, failure, again, change } = useLoaded(() => browserApi.call('addresses', {}));
  const [told, setTold] = useState<Told | null>(null);
  const [fault, setFault] = useState('');
  const [removed, setRemoved] = useState<SavedAddress | null>(null);

  const refresh = async () => {
    const list = await browserApi.call('addresses', {});
    change(() => list);
  };
  /** Shows the change at once, and reverts it if the server refuses. */
  const attempt = async (done: Told, work: () => Promise<unknown>) => {
    setFault('');
    setTold(null);
    try {
      await work();
      await refresh();
      setTold(done);
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
    told,
    fault,
    async save(id: string | null, body: GivenAddress) {
      setFault('');
      setTold(null);
      await (id === null
        ? browserApi.call('addressNew', { body })
        : browserApi.call('addressUpdate', {
            params: { id },
            body,
          }));
      await refresh();
      setTold(id === null ? 'added' : 'saved');
    },
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
