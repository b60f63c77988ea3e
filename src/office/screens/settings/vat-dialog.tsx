/** Says what a change of VAT does to orders and invoices before it is saved. */
import type { NumbersOfCompany } from '../../../domain/settings/company-problems.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';

export interface VatChange {
  title: string;
  /** What it does, sentence by sentence. */
  effects: readonly string[];
}

/** Null if invoices say the same as before. */
export function vatChangeOf(before: NumbersOfCompany, after: NumbersOfCompany): VatChange | null {
  if (after.vatRegistered && !before.vatRegistered)
    return {
      title: 'Switch VAT on',
      effects: [
        'Prices stay as they are. New orders contain VAT, and their invoices show it.',
        `Those invoices name the VAT number ${after.vatNumber}.`,
        'Orders that were placed before have no VAT, also if they are paid later.',
      ],
    };
  if (!after.vatRegistered && before.vatRegistered)
    return {
      title: 'Switch VAT off',
      effects: [
        'Prices stay as they are. New orders have no VAT, and their invoices no VAT number.',
        'Orders that were placed before keep their VAT, also on invoices that follow.',
      ],
    };
  if (after.vatRegistered && after.vatNumber !== before.vatNumber)
    return {
      title: 'Change the VAT number',
      effects: [
        `Invoices from now on name ${after.vatNumber} instead of ${before.vatNumber}.`,
        'Invoices that were issued before keep their number, and so do their credit notes.',
      ],
    };
  return null;
}

export interface VatDialogProps {
  change: VatChange;
  onConfirm: () => void;
  onClose: () => void;
}

export function VatDialog({ change: { title, effects }, onConfirm, onClose }: VatDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" onClick={onConfirm}>
            {title}
          </Button>
        </>
      }
    >
      <div className="body">
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </div>
    </Dialog>
  );
}
