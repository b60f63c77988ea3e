/** Chooses the columns of the list of orders and their order, for the member alone. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { isOrderColumn, type OrderColumn } from '../../../domain/orders/office/order-columns.ts';
import { callOffice } from '../../api/call.ts';
import { useShownAtOnce } from '../../api/use-shown-at-once.ts';
import { Button } from '../../parts/button.tsx';
import { MoveButtons, moved } from '../../parts/move-buttons.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import type { Column } from '../../list/column.ts';
import type { ListedOrder } from '../../orders/listed-order.ts';

const COLUMNS = ['orders', 'columns'] as const;

/** As the member arranged them. */
export type Arrangement = OfficeAnswerOf<'orderColumns'>;

const AS_USUAL: Arrangement = { hidden: [], order: [] };

export function useArrangement(): Arrangement {
  const { data } = useQuery({
    queryKey: COLUMNS,
    queryFn: ({ signal }) => callOffice('orderColumns', {}, signal),
  });
  return data ?? AS_USUAL;
}

export interface ColumnsButtonProps {
  /** All that the role may see, in the member's order. */
  columns: readonly Column<ListedOrder>[];
  arrangement: Arrangement;
}

export function ColumnsButton(props: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="wide-only" onClick={() => setOpen(true)}>
        Columns
      </Button>
      {isOpen && <ColumnsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ColumnsDialog({
  columns,
  arrangement: { hidden },
  onClose,
}: ColumnsButtonProps & { onClose: () => void }) {
  const change = useArrange();
  const heads = columns.flatMap(({ key, head }) => (isOrderColumn(key) ? [{ key, head }] : []));
  const order = heads.map(({ key }) => key);
  return (
    <Dialog
      title="Columns"
      onClose={onClose}
      footer={
        <Button look="go" busy={change.isPending} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="body">
        <fieldset className="choices">
          <legend className="label">Shown to you, from left to right</legend>
          {heads.map(({ key, head }, place) => (
            <div key={key} className="row arranged">
              <label className="choice grow">
                <input
                  type="checkbox"
                  className="box"
                  checked={!hidden.includes(key)}
                  onChange={() => change.mutate({ order, hidden: toggled(hidden, key) })}
                />
                <span>{head}</span>
              </label>
              <MoveButtons
                name={head}
                isFirst={place === 0}
                isLast={place === heads.length - 1}
                onMove={(by) => change.mutate({ order: moved(order, place, by), hidden })}
              />
            </div>
          ))}
        </fieldset>
        {change.error && <ErrorCallout error={change.error} />}
      </div>
    </Dialog>
  );
}

const useArrange = () =>
  useShownAtOnce<Arrangement>({
    queryKey: COLUMNS,
    save: (body) => callOffice('orderColumnsArrange', { body }),
    dataWith: (arrangement) => arrangement,
  });

const toggled = (hidden: readonly OrderColumn[], key: OrderColumn): OrderColumn[] =>
  hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key];
