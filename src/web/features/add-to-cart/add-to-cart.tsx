/** Quantity field and button that add a product to the cart, and the result. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Refusal, type FieldMessage } from '../../api/refusal.ts';
import type { NewItem } from '../../cart/edits.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { whenIdle } from '../../state/when-idle.ts';
import { useTranslations } from '../../state/translations.ts';
import { isTooMany, readQuantity } from './cart-line.ts';
import { QuantityField } from './quantity-field.tsx';

export interface AddToCartProps {
  /** The chosen line; null if something is missing, which the screen then shows at its field. */
  prepare: (quantity: number) => NewItem | null;
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

const loadBasket = () => import('../../cart/cart-actions.ts');

type Outcome = 'none' | 'adding' | 'added';

export function AddToCart({ prepare, onRefused, soldOut, line }: AddToCartProps) {
  const t = useTranslations('add-to-cart');
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(line?.quantity ?? 1);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [quantityFault, setQuantityFault] = useState('');
  const [fault, setFault] = useState('');

  // Loads the code before the first press. An earlier press waits for it, and a failure is reported
  // then.
  useEffect(() => whenIdle(() => void loadBasket().catch(() => {})), []);

  async function add(): Promise<void> {
    setOutcome('none');
    setFault('');
    const quantity = readQuantity(shown);
    // Keep the shown quantity even if the line disappears.
    setTyped(shown);
    setQuantityFault(quantity === null ? t('quantityFault') : '');
    const item = prepare(quantity ?? 1);
    if (quantity === null || !item) return;
    setOutcome('adding');
    try {
      if (line) {
        setFault(await line.save(item));
        setOutcome('none');
        return;
      }
      const { addToCart } = await loadBasket();
      await addToCart(item);
      setOutcome('added');
    } catch (failure) {
      setOutcome('none');
      const refusal = failure instanceof Refusal ? failure : null;
      const fields = refusal?.fields ?? [];
      if (onRefused(fields)) return;
      // Errors that belong to no field are shown here.
      const told = [...new Set(fields.map(({ message }) => message))].join(' ');
      setFault(told || refusal?.message || t('failed'));
    }
  }

  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <QuantityField
          value={shown}
          onChange={(next) => {
            setTyped(next);
            setQuantityFault(isTooMany(next) ? t('quantityFault') : '');
            setOutcome('none');
          }}
          error={quantityFault || undefined}
        />
        <Button
          size="large"
          onClick={add}
          disabled={soldOut}
          busyLabel={outcome === 'adding' && t(line ? 'saving' : 'adding')}
          className="min-w-[min(12rem,100%)] grow"
        >
          {soldOut ? (
            t('soldOut')
          ) : line ? (
            t('save')
          ) : (
            <>
              <Icon name="basket" />
              {t('add')}
            </>
          )}
        </Button>
      </div>
      {/* Its space is reserved, so that the content below does not move. Its content is
          announced. */}
      <p role="status" className="mt-2 min-h-6">
        {outcome === 'added' && (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <Icon name="check" className="size-5 text-bottle" />
            {t('added')}
            <Link to="/cart" className="text-bottle underline underline-offset-4">
              {t('viewCart')}
            </Link>
          </span>
        )}
        {fault && <span className="font-semibold text-error">{fault}</span>}
      </p>
    </div>
  );
}
