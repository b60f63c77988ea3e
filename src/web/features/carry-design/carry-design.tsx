/** All other products with the same design, to choose where to move it. */
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useTranslations } from '../../state/translations.ts';
import { CarryStatus } from './carry-status.tsx';
import { CarryTargetCard } from './carry-target-card.tsx';
import { useCarry } from './use-carry.ts';
import type { CarriedFrom } from './use-carry.ts';

export interface CarryDesignProps extends CarriedFrom {
  products: readonly ProductCard[];
  open: boolean;
  onClose: () => void;
}

export function CarryDesign({ from, made, products, open, onClose }: CarryDesignProps) {
  const t = useTranslations('carry-design');
  const { going, failed, carryTo } = useCarry({ from, made });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={products.length > 0 ? t('about') : t('none')}
      closeLabel={t('close')}
      look="page"
    >
      <CarryStatus products={products} going={going} failed={failed} />
      <ul className="grid grid-cols-2 gap-3 pb-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {products.map((product) => (
          <li key={product.slug}>
            <CarryTargetCard
              product={product}
              words={made.words}
              sizes="(min-width: 1280px) 18vw, (min-width: 640px) 30vw, 45vw"
              onChoose={() => void carryTo(product, onClose)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
