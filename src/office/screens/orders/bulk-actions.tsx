/** What can be done with the selected orders at once. */
import type { ListedOrder } from '../../orders/listed-order.ts';
import type { Selection } from '../../list/selection.ts';
import { Button } from '../../parts/button.tsx';
import { useMay } from '../../session/session.ts';
import type { BulkStep } from './use-bulk-step.ts';

/** A step to confirm, for the orders selected when it was pressed. */
export interface ChosenStep {
  step: BulkStep;
  references: readonly string[];
  clearSelection: () => void;
}

export interface BulkActionsProps {
  selection: Selection<ListedOrder>;
  onChoose: (chosen: ChosenStep) => void;
}

export function BulkActions({ selection, onChoose }: BulkActionsProps) {
  const may = useMay();
  const choose = (step: BulkStep) =>
    onChoose({
      step,
      references: selection.rows.map(({ reference }) => reference),
      clearSelection: selection.clear,
    });
  const isAnyHeld = selection.rows.some(({ hold }) => hold !== null);
  return (
    <>
      {may('orders.change') && isAnyHeld && (
        <Button onClick={() => choose('release')}>Release</Button>
      )}
      {may('orders.change') && <Button onClick={() => choose('hold')}>Hold</Button>}
      {may('production.change') && (
        <Button look="go" onClick={() => choose('produce')}>
          Start production
        </Button>
      )}
    </>
  );
}
