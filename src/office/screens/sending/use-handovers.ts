/** Hands packed orders over to Click & Drop, and dispatches those that have a tracking number. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_DISPATCHED } from '../../../domain/sending/tracking-file.ts';
import { callOffice } from '../../api/call.ts';
import type { HandedOrder } from './handovers.ts';
import { partsOf, textOf, type Judgement } from './tracking.ts';

export type LeftOrder = { reference: string; text: string };

export function useHandovers() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: ['workshop'] });
  const [left, setLeft] = useState<LeftOrder[]>([]);
  const handOver = useMutation({
    mutationFn: (references: string[]) => callOffice('sendingHandOver', { body: { references } }),
    onSettled: reload,
  });
  const dispatch = useMutation({
    mutationFn: async (orders: readonly HandedOrder[]) => {
      setLeft([]);
      const parcels = orders.map(({ reference, handover: { tracking } }) => ({
        reference,
        tracking: tracking ?? '',
      }));
      let dispatched = 0;
      for (const part of partsOf(parcels, MOST_DISPATCHED)) {
        const body = { carrier: 'royal-mail' as const, parcels: part };
        const answer = await callOffice('sendingDispatch', { body });
        dispatched += answer.parcels.filter(isGone).length;
        const kept = answer.parcels.filter((parcel) => !isGone(parcel)).map(leftOf);
        setLeft((before) => [...before, ...kept]);
      }
      return dispatched;
    },
    onSettled: reload,
  });
  return { handOver, dispatch, left };
}

/** Also those that a colleague has dispatched at the same moment. */
const isGone = ({ outcome }: Judgement): boolean => outcome === 'dispatched' || outcome === 'sent';

const leftOf = (parcel: Judgement & { reference: string }): LeftOrder => ({
  reference: parcel.reference,
  text: textOf(parcel),
});
