/** Quantity field and button that add a product to the cart, and the result. */
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { QuantityField } from './quantity-field.tsx';
import { useAddToCart, type AddToCartProps } from './use-add-to-cart.ts';

export function AddToCart(props: AddToCartProps) {
  const { soldOut, line } = props;
  const t = useTranslations('add-to-cart');
  const { quantity, quantityFault, outcome, fault, changeQuantity, add } = useAddToCart(props);

  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <QuantityField
          value={quantity}
          onChange={changeQuantity}
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
