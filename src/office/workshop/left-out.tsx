/** In the dialog of a batch: the pieces that it would leave out, why, and the way to have them in it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LEFT_OUT_CAUSES } from '../../domain/orders/pieces/batch.ts';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import { callOffice } from '../api/call.ts';
import { Button } from '../parts/button.tsx';
import { ErrorCallout } from '../parts/error-callout.tsx';
import { toastFailure } from '../parts/toasts.tsx';
import { piecesText } from './batch-texts.ts';

export type LeftOut = OfficeAnswerOf<'batchFill'>['leftOut'][number];
type Seen = LeftOut['pieces'][number];

/** Of one call. */
const MOST_MOVED = 200;

export interface LeftOutListProps {
  leftOut: readonly LeftOut[];
  /**
   * Gets the pieces that wait again, with their versions. Undefined if the pieces were not chosen
   * one by one: a colleague may be making them.
   */
  onPutBack: ((moved: readonly Seen[]) => void) | undefined;
}

export function LeftOutList({ leftOut, onPutBack }: LeftOutListProps) {
  const putBack = usePutBack(onPutBack);
  if (leftOut.length === 0) return null;
  return (
    <section aria-label="Left out" className="callout today">
      <div className="grow stack-small">
        <p>Not in this batch:</p>
        <ul className="plain-list stack-small">
          {leftOut.map(({ cause, pieces }) => (
            <li key={cause}>
              <b>{piecesText(pieces.length)}</b>. {causeText(cause)}.{' '}
              {cause === 'beingMade' && !onPutBack && (
                <span className="small">Choose those that are not begun on the board.</span>
              )}
              {cause === 'beingMade' && onPutBack && (
                <Button
                  look="quiet"
                  busy={putBack.isPending}
                  onClick={() => putBack.mutate(pieces)}
                >
                  Move {pieces.length === 1 ? 'it' : 'them'} back to Waiting
                </Button>
              )}
            </li>
          ))}
        </ul>
        {putBack.error && <ErrorCallout error={putBack.error} />}
      </div>
    </section>
  );
}

/** The button beside it says what to do about pieces that are being made. */
const causeText = (cause: LeftOut['cause']): string =>
  cause === 'beingMade' ? 'Being made already' : LEFT_OUT_CAUSES[cause];

function usePutBack(onPutBack: LeftOutListProps['onPutBack']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (pieces: readonly Seen[]) => {
      for (let from = 0; from < pieces.length; from += MOST_MOVED) {
        const part = pieces.slice(from, from + MOST_MOVED);
        const body = { pieces: part, to: 'waiting' as const };
        const { moved, refused } = await callOffice('piecesMove', { body });
        onPutBack?.(moved);
        if (refused[0]) toastFailure(refused[0].message);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['workshop'] }),
  });
}
