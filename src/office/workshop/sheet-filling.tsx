/** In the dialog of a batch: how many sheets it needs, and other pieces that fit on them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import { callOffice } from '../api/call.ts';
import { wordsOf } from '../orders/order-texts.ts';
import { dayText } from '../parts/dates.ts';
import { isSheet, type SheetSize } from './kept-sheet.ts';
import { kindText, moreText, totalText } from './batch-texts.ts';

export type Filling = OfficeAnswerOf<'batchFill'>;

/** What a batch is asked to have. */
export type BatchChoice =
  | { pieces: readonly { id: string; version: number }[] }
  | { dueBy: string };

const MOST_NAMED = 6;

/** Undefined until it has arrived, or if the sheet or the day cannot be read yet. */
export function useFilling(sheet: SheetSize, choice: BatchChoice): Filling | undefined {
  const isReadable = isSheet(sheet) && !('dueBy' in choice && choice.dueBy === '');
  const { data } = useQuery({
    queryKey: ['workshop', 'filling', sheet, choice],
    queryFn: ({ signal }) =>
      callOffice(
        'batchFill',
        { body: { sheet, ...('pieces' in choice ? { pieces: [...choice.pieces] } : choice) } },
        signal,
      ),
    enabled: isReadable,
    placeholderData: keepPreviousData,
  });
  return isReadable ? data : undefined;
}

export interface SheetFillingProps {
  kinds: Filling['kinds'];
  isFilled: boolean;
  onFill: (isFilled: boolean) => void;
}

export function SheetFilling({ kinds, isFilled, onFill }: SheetFillingProps) {
  const more = kinds.flatMap((kind) => kind.more);
  return (
    <section aria-label="Sheets" className="stack-small">
      {kinds.length > 0 && (
        <p>
          In this batch: <b>{totalText(kinds, isFilled ? more.length : 0)}</b>
        </p>
      )}
      <ul className="plain-list small">
        {kinds.map((kind) => (
          <li key={`${kind.process} ${kind.blank} ${kind.finish}`}>{kindText(kind)}</li>
        ))}
      </ul>
      {kinds.length === 0 && <p className="small">Nothing of this waits to be made.</p>}
      {more.length > 0 && (
        <label className="choice">
          <input
            type="checkbox"
            className="box"
            checked={isFilled}
            onChange={({ currentTarget }) => onFill(currentTarget.checked)}
          />
          <span>
            {moreText(more.length)}
            <span className="hint choice-hint">
              {more
                .slice(0, MOST_NAMED)
                .map((piece) => `${wordsOf(piece) ?? piece.name} (${dayText(piece.dispatchOn)})`)
                .join(', ')}
              {more.length > MOST_NAMED && ` and ${more.length - MOST_NAMED} others`}
            </span>
          </span>
        </label>
      )}
    </section>
  );
}
