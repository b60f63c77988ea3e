/** Takes a step for many orders, a few at a time, and knows after an interruption which are done. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { callOffice } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';

export type BulkStep = 'produce' | 'hold' | 'release';
export type Refused = OfficeAnswerOf<'ordersProduce'>['refused'][number];

/** So that progress is seen, and little is uncertain when a response is lost. */
const AT_ONCE = 10;

export interface BulkProgress {
  done: readonly string[];
  refused: readonly Refused[];
}

const NOTHING: BulkProgress = { done: [], refused: [] };

function take(step: BulkStep, references: string[], reason: string) {
  if (step === 'produce') return callOffice('ordersProduce', { body: { references } });
  if (step === 'release') return callOffice('ordersRelease', { body: { references } });
  return callOffice('ordersHold', { body: { references, reason } });
}

async function reload(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['orders'] });
  await queryClient.invalidateQueries({ queryKey: ['today'] });
}

/** Takes holds back. Returns the number of orders that are no longer on hold. */
export async function releaseAgain(references: readonly string[]): Promise<number> {
  let released = 0;
  try {
    for (let from = 0; from < references.length; from += AT_ONCE) {
      const { done } = await take('release', references.slice(from, from + AT_ONCE), '');
      released += done.length;
    }
  } finally {
    await reload();
  }
  return released;
}

/** Running it again continues with the orders that are not done. */
export function useBulkStep(step: BulkStep, references: readonly string[]) {
  const [progress, setProgress] = useState<BulkProgress>(NOTHING);
  const run = useMutation({
    mutationFn: async (reason: string) => {
      let { done, refused } = progress;
      const answered = new Set([...done, ...refused.map(({ reference }) => reference)]);
      const rest = references.filter((reference) => !answered.has(reference));
      for (let from = 0; from < rest.length; from += AT_ONCE) {
        const result = await take(step, rest.slice(from, from + AT_ONCE), reason);
        done = [...done, ...result.done];
        refused = [...refused, ...result.refused];
        setProgress({ done, refused });
      }
      return { done, refused };
    },
    onSettled: reload,
  });
  return { run, progress };
}
