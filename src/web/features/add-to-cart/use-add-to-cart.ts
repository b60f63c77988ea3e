/** Adds a product to the cart, or saves the cart line that is being edited. */
import { useEffect, useState } from 'react';
import { Refusal, type FieldMessage } from '../../api/refusal.ts';
import type { NewItem } from '../../state/cart.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { whenIdle } from '../../state/when-idle.ts';
import { useTranslations } from '../../state/translations.ts';
import { isTooMany, readQuantity } from '../../cart/quantity.ts';

/** Its code loads when it is called. */
export type MakeLine = () => Promise<NewItem>;

export interface AddToCartProps {
  /** Makes the chosen line; null if something is missing, which the screen then shows at its field. */
  prepare: (quantity: number) => MakeLine | null;
  /** Refusals of single fields. Returns true if the screen shows at least one of them at its field. */
  onRefused: (fields: readonly FieldMessage[]) => boolean;
  soldOut: boolean;
  /** A cart line to edit instead of adding another. */
  line: SavedLine | null;
}

export interface SavedLine extends Pick<NewItem, 'productId' | 'quantity'> {
  /** Returns an error message if it could not be saved. Rejects as adding does. */
  save: (item: NewItem) => Promise<string>;
}

// Without it the toast still tells what was added.
export const Added = lazyComponent(async () => (await import('./added.tsx')).Added);

/** With what is shown afterwards: a press that waits for nothing else is answered at once. */
async function loadActions() {
  const [{ addLine }] = await Promise.all([
    import('./add-line.ts'),
    // What makes the line.
    import('../../cart/cart-line.ts'),
    Added.preload(),
  ]);
  return addLine;
}

type Outcome = 'none' | 'adding' | 'added';

export function useAddToCart({ prepare, onRefused, line }: AddToCartProps) {
  const t = useTranslations('add-to-cart');
  const [typed, setTyped] = useState<string>();
  const quantity = typed ?? String(line?.quantity ?? 1);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [quantityFault, setQuantityFault] = useState('');
  const [fault, setFault] = useState('');

  // Loads the code before the first press. An earlier press waits for it, and a failure is reported
  // then.
  useEffect(() => whenIdle(() => void loadActions().catch(() => {})), []);

  async function send(makeLine: MakeLine): Promise<void> {
    setOutcome('adding');
    try {
      const item = await makeLine();
      if (line) {
        setFault(await line.save(item));
        setOutcome('none');
        return;
      }
      const addLine = await loadActions();
      await addLine(item);
      setOutcome('added');
    } catch (failure) {
      setOutcome('none');
      const refusal = failure instanceof Refusal ? failure : null;
      const fields = refusal?.fields ?? [];
      if (onRefused(fields)) return;
      // Errors that belong to no field are shown here.
      const messages = [...new Set(fields.map(({ message }) => message))].join(' ');
      setFault(messages || refusal?.message || t('failed'));
    }
  }

  return {
    /** As typed. */
    quantity,
    quantityFault,
    outcome,
    fault,
    changeQuantity(next: string): void {
      setTyped(next);
      setQuantityFault(isTooMany(next) ? t('quantityFault') : '');
      setOutcome('none');
    },
    async add(): Promise<void> {
      setOutcome('none');
      setFault('');
      const count = readQuantity(quantity);
      // Keep the shown quantity even if the line disappears.
      setTyped(quantity);
      setQuantityFault(count === null ? t('quantityFault') : '');
      const makeLine = prepare(count ?? 1);
      if (count !== null && makeLine) await send(makeLine);
    },
  };
}
