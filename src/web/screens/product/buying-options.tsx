/** Availability of the chosen variant, the button that adds it to the cart, dispatch and returns. */
import { AddToCart } from '../../features/add-to-cart/add-to-cart.tsx';
import type { SavedLine } from '../../features/add-to-cart/use-add-to-cart.ts';
import { DispatchPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { ProductFormProps } from './use-product-choice.ts';
import { ReturnsNote } from './returns-note.tsx';

export interface BuyingOptionsProps extends ProductFormProps {
  /** The cart line to edit instead of adding another. */
  line: SavedLine | null;
}

export function BuyingOptions({ product, chosen, line }: BuyingOptionsProps) {
  const t = useTranslations('product');
  const { variant } = chosen.selection;
  const isSoldOut = variant
    ? variant.availability === 'soldOut'
    : product.variants.every(({ availability }) => availability === 'soldOut');
  return (
    <div>
      <p className="mb-3 min-h-6 font-semibold">
        {variant?.availability === 'inStock' && <span className="text-bottle">{t('inStock')}</span>}
        {variant?.availability === 'low' && <span className="text-clay-deep">{t('low')}</span>}
        {isSoldOut && <span className="text-error">{t('gone')}</span>}
      </p>
      <AddToCart
        prepare={chosen.prepare}
        onRefused={chosen.takeRefusal}
        soldOut={isSoldOut && line?.productId !== variant?.productId}
        line={line}
      />
      <noscript>
        <p className="rounded-soft bg-clay-tint p-4">{t('noScript')}</p>
      </noscript>
      <div className="mt-3 grid gap-4 rounded-soft bg-paper-deep p-4">
        <DispatchPromise />
        <ReturnsNote wordless={chosen.design.wordless} />
      </div>
    </div>
  );
}
