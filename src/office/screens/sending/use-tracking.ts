/** A tracking file being imported: checked with the server in parts, then dispatched in parts. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CarrierCode } from '../../../domain/delivery/carriers.ts';
import {
  MOST_CHECKED,
  MOST_DISPATCHED,
  readTrackingRows,
  type TrackedParcel,
  type TrackingTable,
} from '../../../domain/sending/tracking-file.ts';
import { callOffice } from '../../api/call.ts';
import { judgeRows, partsOf, type Judgement } from './tracking.ts';

export interface TrackingSource {
  /** Changes with each file that is chosen. */
  id: string;
  table: TrackingTable;
  columns: { reference: number; tracking: number };
  carrier: CarrierCode;
}

type Judgements = ReadonlyMap<string, Judgement>;

export function useTracking({ id, table, columns, carrier }: TrackingSource) {
  const queries = useQueryClient();
  const { reference, tracking } = columns;
  const rows = useMemo(
    () => readTrackingRows(table, { reference, tracking }, carrier),
    [table, reference, tracking, carrier],
  );
  const parcels = useMemo(() => rows.flatMap(({ parcel }) => (parcel ? [parcel] : [])), [rows]);
  const check = useQuery({
    queryKey: ['tracking', id, reference, tracking, carrier],
    queryFn: ({ signal }) => checkAll(carrier, parcels, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const [done, setDone] = useState<Judgements>(new Map());
  const judgements = useMemo(() => new Map([...(check.data ?? []), ...done]), [check.data, done]);
  const judged = useMemo(() => judgeRows(rows, judgements, carrier), [rows, judgements, carrier]);
  const ready = judged.flatMap(({ outcome, parcel }) =>
    outcome === 'ready' && parcel ? [parcel] : [],
  );
  const dispatch = useMutation({
    // Each part is shown once it is done, so that an error later leaves no doubt about it.
    mutationFn: async () => {
      for (const part of partsOf(ready, MOST_DISPATCHED)) {
        const body = { carrier, parcels: part };
        const answer = await callOffice('sendingDispatch', { body });
        setDone((before) => new Map([...before, ...byReference(answer.parcels)]));
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['workshop'] }),
  });
  return { rows, judged, ready, check, dispatch };
}

async function checkAll(
  carrier: CarrierCode,
  parcels: readonly TrackedParcel[],
  signal: AbortSignal,
): Promise<Judgements> {
  const all = new Map<string, Judgement>();
  for (const part of partsOf(parcels, MOST_CHECKED)) {
    const body = { carrier, parcels: part };
    const answer = await callOffice('trackingCheck', { body }, signal);
    for (const [reference, judgement] of byReference(answer.parcels)) all.set(reference, judgement);
  }
  return all;
}

const byReference = (
  parcels: readonly (Judgement & { reference: string })[],
): [string, Judgement][] => parcels.map((parcel) => [parcel.reference, parcel]);
