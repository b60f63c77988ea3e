/** Quantity and the button that puts a product into the cart, with what came of it. */
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
  /** The line as chosen; null where something is missing, which the screen has then shown at its place. */
  prepare: (quantity: number) => NewItem | null;
  /** Refusals of single fields; true where the screen shows at least one of them at its place. */
  onRefused: (fields: readonly FieldMessage[]) => boolean;
  soldOut: boolean;
  /** A line of the cart, to be changed instead of adding another. */
  line: SavedLine | null;
}

export interface SavedLine extends Pick<NewItem, 'productId' | 'quantity'> {
  /** Answers what to tell where it could not be; rejects as adding does. */
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

  // Ready before anybody presses; who is quicker waits for it, and a failure is told then.
  useEffect(() => whenIdle(() => void loadBasket().catch(() => {})), []);

  async function add(): Promise<void> {
    setOutcome('none');
    setFault('');
    const quantity = readQuantity(shown);
    // The same though the line should be gone.
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
      // What stands at no field is said here.
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
      {/* Its place is held, so that what follows does not move; what stands here is read out. */}
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
