/** Availability of the chosen variant, and the button that adds it to the cart. */
import { AddToCart } from '../../features/add-to-cart/add-to-cart.tsx';
import type { SavedLine } from '../../features/add-to-cart/use-add-to-cart.ts';
import { BriefPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { useTranslations } from '../../state/translations.ts';
import { priceOf } from './variants/chosen-variant.ts';
import type { ProductFormProps } from './use-product-choice.ts';

export interface BuyingOptionsProps extends ProductFormProps {
  /** The cart line to edit instead of adding another. */
  line: SavedLine | null;
}

export function BuyingOptions({ product, chosen, line }: BuyingOptionsProps) {
  const t = useTranslations('product');
  const { variant, choice } = chosen.selection;
  const isSoldOut = variant
    ? variant.availability === 'soldOut'
    : product.variants.every(({ availability }) => availability === 'soldOut');
  return (
    <>
      <AddToCart
        prepare={chosen.prepare}
        onRefused={chosen.takeRefusal}
        soldOut={isSoldOut && line?.productId !== variant?.productId}
        line={line}
        instead={isSoldOut ? undefined : chosen.photos.instead}
        price={priceOf(product, choice)}
        promise={<BriefPromise />}
        busy={chosen.photos.sending}
      >
        <p className="min-h-6 text-sm font-semibold">
          {variant?.availability === 'inStock' && (
            <span className="text-bottle">{t('inStock')}</span>
          )}
          {variant?.availability === 'low' && <span className="text-clay-deep">{t('low')}</span>}
          {isSoldOut && <span className="text-error">{t('gone')}</span>}
        </p>
      </AddToCart>
      <noscript>
        <p className="rounded-soft bg-clay-tint p-4">{t('noScript')}</p>
      </noscript>
    </>
  );
}
