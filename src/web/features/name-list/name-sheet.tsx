/** The contact sheet: every name on the product, errors beside their names, and the total. */
import { useEffect, useRef } from 'react';
import type { FieldRule } from '../../../domain/personalisation/personalisation.ts';
import type { NewItem } from '../../state/cart.ts';
import type { Added } from './added-names.tsx';
import { NameRow } from './name-row.tsx';
import { SheetSummary } from './sheet-summary.tsx';
import { SheetTotal } from './sheet-total.tsx';
import type { NameListState } from './use-name-list.ts';

export interface NameSheetProps {
  item: NewItem;
  field: FieldRule;
  list: NameListState;
  onPasteMore: () => void;
  onAdded: (added: Added) => void;
}

export function NameSheet({ item, field, list, onPasteMore, onAdded }: NameSheetProps) {
  const head = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);

  // The input form is gone, so the focus moves to the result.
  useEffect(() => head.current?.focus(), []);

  const showWrong = () => rows.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

  return (
    <div className="pb-4">
      <SheetSummary ref={head} list={list} onShowWrong={showWrong} />
      <ul
        ref={rows}
        // A focused element must not be hidden below the bar at the bottom.
        className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5 [&_:is(input,button)]:scroll-mb-44"
      >
        {list.rows.map((row, place) => (
          <NameRow
            key={row.id}
            item={item}
            row={row}
            place={place + 1}
            fault={list.faults.get(row.id)}
            maxLength={field.maxLength}
            onWrite={list.write}
            onCount={list.count}
            onRemove={list.remove}
          />
        ))}
      </ul>
      <SheetTotal
        list={list}
        unitPricePence={item.unitPricePence}
        onPasteMore={onPasteMore}
        onAdded={onAdded}
        onRefused={() => requestAnimationFrame(showWrong)}
      />
    </div>
  );
}
